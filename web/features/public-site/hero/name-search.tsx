import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Output } from '../../../../shared/contract/route.ts';
import type { preview } from '../../../../shared/contract/visitors/preview.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { writeDraft } from '../../../browser/drafts.ts';
import { domainDraft } from '../../../parts/search/domain-draft.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ExampleSearch } from './example-search.tsx';
import { FoundCompanies } from './found-companies.tsx';
import styles from './name-search.module.css';
import stage from './search-stage.module.css';

// Calling the API brings zod along, which nobody needs who only reads.
const caller = () => import('./preview-call.ts');

/** Names for which the sample web has something to find. */
const sampleNames = ['cloudpay.example', 'solarhub.example'];

type Search =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly name: string }
  | { readonly state: 'refused'; readonly message: string; readonly fault: boolean }
  | { readonly state: 'found'; readonly preview: Output<typeof preview.search> };

/**
 * The question of the home page. A visitor's name is looked up before they have an account, and is stored in this tab, so
 * that signing up continues with it.
 */
export function NameSearch() {
  const id = useId();
  // What was typed stays in the DOM, so that visitors can start before the app has hydrated the page. It has no name: a
  // browser that sends the form itself must not put the domain into an address, which would be logged.
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState<Search>({ state: 'none' });
  const [samples, setSamples] = useState<readonly string[]>([]);

  const outcome = useRef<HTMLDivElement>(null);
  const isFound = search.state === 'found';
  useEffect(() => {
    // On a phone, what was found is below the window.
    if (!isFound) return;
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    outcome.current?.scrollIntoView?.({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [isFound]);

  const prepare = () => {
    caller()
      .then(({ isSampleWeb }) => isSampleWeb())
      .then((isSample) => setSamples(isSample ? sampleNames : []))
      .catch(() => undefined);
  };
  const prepareIfFocused = useEffectEvent(() => {
    if (document.activeElement === input.current) prepare();
  });
  // Whoever pressed the field before the app had hydrated the page caused no event here.
  useEffect(() => prepareIfFocused(), []);
  const run = async () => {
    const name = input.current?.value.trim() ?? '';
    if (search.state === 'running') return;
    if (name === '') {
      input.current?.focus();
      return;
    }
    writeDraft(domainDraft, name);
    setSearch({ state: 'running', name });
    const answer = await caller()
      .then(({ searchPreview }) => searchPreview(name))
      .catch(() => ({ refused: 'The name could not be looked up. Please try again.', fault: false }));
    if ('found' in answer) setSearch({ state: 'found', preview: answer.found });
    else {
      setSearch({ state: 'refused', message: answer.refused, fault: answer.fault });
      input.current?.focus();
    }
  };
  const isRunning = search.state === 'running';
  const isFault = search.state === 'refused' && search.fault;

  return (
    <>
      <form
        className={styles.form}
        onFocus={prepare}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <label htmlFor={id}>Which domain do you want to sell?</label>
        <div className={styles.line}>
          <input
            ref={input}
            id={id}
            className={styles.input}
            placeholder="e.g., example.com"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            aria-invalid={isFault}
            aria-describedby={`${id}-note`}
            onChange={() => {
              if (search.state === 'refused') setSearch({ state: 'none' });
            }}
          />
          <Button type="submit" look="primary" size="large" aria-disabled={isRunning}>
            {isRunning ? 'Looking…' : 'Find two buyers'}
          </Button>
        </div>
        {samples.length === 0 ? null : (
          <p className={styles.samples}>
            On the sample web, try{' '}
            {samples.map((name) => (
              <Button
                key={name}
                look="link"
                size="small"
                onClick={() => {
                  if (input.current) input.current.value = name;
                  void run();
                }}
              >
                {name}
              </Button>
            ))}
          </p>
        )}
        <p
          id={`${id}-note`}
          className={`${styles.note} ${search.state === 'refused' ? styles.fault : ''}`}
          role="status"
        >
          {noteOn(search)}
        </p>
      </form>
      <div ref={outcome} className={styles.outcome}>
        <Outcome search={search} />
      </div>
    </>
  );
}

/** One line on the state of the search, which screen readers announce. */
function noteOn(search: Search): string {
  switch (search.state) {
    case 'none':
      return 'No account needed. We neither store nor log the name.';
    case 'running':
      return 'Looking up the forms of this name…';
    case 'refused':
      return search.message;
    case 'found':
      return `${counted(search.preview.companies.length, 'company', 'companies')} found.`;
  }
}

function Outcome({ search }: { search: Search }) {
  switch (search.state) {
    case 'running':
      return (
        <div className={stage.stage}>
          <div className={stage.lookups}>
            <p className={stage.name}>{search.name}</p>
            <p className={stage.summary}>
              Looking up other endings, hyphens and added words in DNS, and reading the home pages of those
              that answer. This takes up to twelve seconds.
            </p>
          </div>
          <div className={stage.waiting} aria-hidden>
            <span />
            <span />
          </div>
        </div>
      );
    case 'found':
      return <FoundCompanies preview={search.preview} />;
    default:
      return <ExampleSearch />;
  }
}
