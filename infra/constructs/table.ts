import { AttributeType, Billing, ProjectionType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { EnvironmentConfig } from '../config.ts';
import { removalOfData } from './removal.ts';

/** The index over sessions that are still processing, which the sweep alone reads. */
const processingSessions = 'ProcessingSessions';

/** The index over public templates, which are listed whole. */
const publicTemplates = 'PublicTemplates';

/** The index over campaigns that the sender is to look at, by when. */
const sendingCampaigns = 'SendingCampaigns';

/** The one on-demand table; `docs/access-patterns.md` says what lies under which key. */
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
      ],
    });
  }
}

/** What a Lambda may be allowed to do with rows, as IAM names it after `dynamodb:`; scanning has a grant of its own. */
export type RowAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem';

/** Allows a Lambda these actions on the table's rows, and none on an index: CDK's own grant would name every index. */
export function grantRows(table: TableV2, grantee: IGrantable, ...rows: RowAction[]): void {
  const actions = rows.map((action) => `dynamodb:${action}`);
  Grant.addToPrincipal({ grantee, actions, resourceArns: [table.tableArn] });
}

/** Lets a Lambda read the whole table: the sweep that removes people from all that is stored, and no other. */
export function grantScan(table: TableV2, grantee: IGrantable): void {
  Grant.addToPrincipal({ grantee, actions: ['dynamodb:Scan'], resourceArns: [table.tableArn] });
}

/** Lets a Lambda look for the sessions that are still processing. */
export function grantProcessingSessions(table: TableV2, grantee: IGrantable): void {
  grantIndex(table, grantee, processingSessions);
}

/** Lets a Lambda list everyone's public templates. */
export function grantPublicTemplates(table: TableV2, grantee: IGrantable): void {
  grantIndex(table, grantee, publicTemplates);
}

/** Lets a Lambda look for the campaigns that are to send. */
export function grantSendingCampaigns(table: TableV2, grantee: IGrantable): void {
  grantIndex(table, grantee, sendingCampaigns);
}

function grantIndex(table: TableV2, grantee: IGrantable, index: string): void {
  const resourceArns = [`${table.tableArn}/index/${index}`];
  Grant.addToPrincipal({ grantee, actions: ['dynamodb:Query'], resourceArns });
}
