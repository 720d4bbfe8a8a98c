import { AttributeType, Billing, ProjectionType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { EnvironmentConfig } from '../config.ts';
import { removalOfData } from './removal-policy.ts';

/** The index of sessions that are still processing, which only the sweep reads. */
const processingSessions = 'ProcessingSessions';

/** The index of public templates, which are listed completely. */
const publicTemplates = 'PublicTemplates';

/** The index of campaigns for the sender, by due time. */
const sendingCampaigns = 'SendingCampaigns';

/** The index of companies on the desk, by stage or by when they are due. It holds what a card shows. */
const desk = 'Desk';

/** The only table, billed on demand. `docs/access-patterns.md` lists its keys. */
export class AppTable extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, config: EnvironmentConfig) {
    super(scope, id);
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billing: Billing.onDemand(),
      timeToLiveAttribute: 'expires_at',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: config.refuseDeletion,
      removalPolicy: removalOfData(config),
      globalSecondaryIndexes: [
        {
          indexName: processingSessions,
          partitionKey: { name: 'processing', type: AttributeType.STRING },
          sortKey: { name: 'created_at', type: AttributeType.STRING },
          projectionType: ProjectionType.KEYS_ONLY,
        },
        {
          indexName: publicTemplates,
          partitionKey: { name: 'listed_as', type: AttributeType.STRING },
          sortKey: { name: 'listed_id', type: AttributeType.STRING },
          projectionType: ProjectionType.ALL,
        },
        {
          indexName: sendingCampaigns,
          partitionKey: { name: 'sending', type: AttributeType.STRING },
          sortKey: { name: 'due_at', type: AttributeType.STRING },
          projectionType: ProjectionType.KEYS_ONLY,
        },
        {
          indexName: desk,
          partitionKey: { name: 'desk', type: AttributeType.STRING },
          sortKey: { name: 'desk_order', type: AttributeType.STRING },
          projectionType: ProjectionType.INCLUDE,
          nonKeyAttributes: ['card'],
        },
      ],
    });
  }
}

/**
 * The actions on rows that a Lambda may be allowed, as IAM names them after `dynamodb:`. Scanning has its own grant.
 */
export type RowAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem';

/**
 * Allows a Lambda these actions on the table's rows, but not on indexes: CDK's own grant would include every index.
 */
export function grantRows(table: TableV2, grantee: IGrantable, ...rows: RowAction[]): void {
  const actions = rows.map((action) => `dynamodb:${action}`);
  Grant.addToPrincipal({ grantee, actions, resourceArns: [table.tableArn] });
}

/** Allows a Lambda to read the whole table. Only for the sweep that removes people from stored data. */
export function grantScan(table: TableV2, grantee: IGrantable): void {
  Grant.addToPrincipal({ grantee, actions: ['dynamodb:Scan'], resourceArns: [table.tableArn] });
}

/** Allows a Lambda to query the sessions that are still processing. */
export function grantProcessingSessions(table: TableV2, grantee: IGrantable): void {
  grantIndex(table, grantee, processingSessions);
}

/** Allows a Lambda to list public templates. */
export function grantPublicTemplates(table: TableV2, grantee: IGrantable): void {
  grantIndex(table, grantee, publicTemplates);
}

/** Allows a Lambda to query the campaigns that are due. */
export function grantSendingCampaigns(table: TableV2, grantee: IGrantable): void {
  grantIndex(table, grantee, sendingCampaigns);
}

/** Allows a Lambda to list the companies on a desk. */
export function grantDesk(table: TableV2, grantee: IGrantable): void {
  grantIndex(table, grantee, desk);
}

function grantIndex(table: TableV2, grantee: IGrantable, index: string): void {
  const resourceArns = [`${table.tableArn}/index/${index}`];
  Grant.addToPrincipal({ grantee, actions: ['dynamodb:Query'], resourceArns });
}
