import styles from './app-picture.module.css';

/** One picture of the app, as `npm run screens` takes it at twice its size. */
export interface Shot {
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture of the app in the colours of the page. Both are there, of which the style sheet shows one: a browser fetches
 * no lazy picture that is not shown.
 */
export function AppPicture(props: {
  shot: Shot;
  /** What narrow windows show instead. */
  narrow?: Shot;
  alt: string;
  /** Whether it stands at the top, where it is fetched at once. */
  first?: boolean;
}) {
  const { shot, narrow, alt, first } = props;
  return (
    <div className={styles.frame}>
      {(['light', 'dark'] as const).map((mode) => (
        <picture key={mode} className={styles[mode]}>
          {narrow ? (
            <source
              media="(max-width: 40rem)"
              srcSet={narrow[mode]}
              width={narrow.width}
              height={narrow.height}
            />
          ) : null}
          <img
            src={shot[mode]}
            width={shot.width}
            height={shot.height}
            alt={alt}
            loading={first && mode === 'light' ? 'eager' : 'lazy'}
            fetchPriority={first && mode === 'light' ? 'high' : 'auto'}
          />
        </picture>
      ))}
    </div>
  );
}
