import type { Output } from '../../../../shared/contract/route.ts';
import type { preview } from '../../../../shared/contract/visitors/preview.ts';
import { plans } from '../../../../shared/model/account/plans.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { readDraft, writeDraft } from '../../../browser/drafts.ts';
import { paths } from '../../../browser/paths.ts';
import { askedDraft, domainDraft } from '../../../parts/search/domain-draft.ts';
import { Breakable } from '../../../ui/breakable.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { WebLink } from '../../../ui/web-link.tsx';
import { BySession } from '../frame/by-session.tsx';
import { CompanyFound } from './company-found.tsx';
import styles from './search-stage.module.css';

type Preview = Output<typeof preview.search>;

/** What a visitor's search found, and how to go on with it. */
export function FoundCompanies({ preview: { domain, forms, companies, cut_short } }: { preview: Preview }) {
  const lookedUp = counted(forms, 'form', 'forms');
  return (
    <div className={styles.stage}>
      <div className={styles.lookups}>
        <p className={styles.name}>
          <Breakable text={domain} />
        </p>
        <p className={styles.summary}>
          {companies.length === 0
            ? `We looked up ${lookedUp} of this name and saw no company behind any of them.`
            : `We looked up ${lookedUp} of this name and stopped at the ${companies.length === 1 ? 'company that uses one' : 'two strongest companies that use one'}.`}
          {cut_short ? ' Time ran out before every site had answered.' : ''}
        </p>
        <p className={styles.summary}>
          A full search also finds companies in the business that the name describes, and the people to write
          to.
        </p>
        <BySession
          signedIn={
            <ButtonLink to={paths.leadGenerator} primary>
              Search this name
            </ButtonLink>
          }
          signedOut={
            <>
              <ButtonLink
                to={paths.signUp}
                state={{ from: paths.leadGenerator }}
                onClick={() => writeDraft(askedDraft, readDraft(domainDraft))}
                primary
              >
                Sign up and search this name
              </ButtonLink>
              <span className={styles.cost}>
                Free, without a card. The search uses 1 of {plans.free.limits.lead_searches_limit} a month.
              </span>
            </>
          }
        />
      </div>
      {companies.length === 0 ? null : (
        <ul className={styles.companies} aria-label={`Companies that use a form of ${domain}`}>
          {companies.map((company, at) => {
            const page = company.evidence.find(({ source }) => source === 'homepage') ?? company.evidence[0];
            return (
              <CompanyFound
                key={company.domain}
                place={at + 1}
                name={company.name}
                domain={company.domain}
                reason={company.relevance_reason}
                words={page?.source === 'homepage' ? page.snippet : ''}
                seen={
                  page ? (
                    <>
                      <WebLink url={page.url}>
                        <Breakable text={page.url} />
                      </WebLink>
                      , read just now
                    </>
                  ) : null
                }
              />
            );
          })}
        </ul>
      )}
    </div>
  );
}
