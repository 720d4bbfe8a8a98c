import styles from './app-picture.module.css';

/** One screenshot of the app, taken by `npm run screens` at twice its size. */
export interface Shot {
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A screenshot of the app in the page's colour mode. Both modes are in the page and the style sheet hides one: browsers
 * do not fetch a hidden lazy image.
 */
export function AppPicture(props: {
  shot: Shot;
  /** The screenshot for narrow windows. */
  narrow?: Shot;
  alt: string;
  /** Whether it is at the top of the page, where it is fetched at once. */
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
