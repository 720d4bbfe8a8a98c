import type { ComponentType } from 'react';
import styles from './app-picture.module.css';

/** One screenshot of the app, taken by `npm run screens` at twice its size. */
export interface Shot {
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A screenshot of the app in the page's colour mode, or a drawing where the window is too narrow for anybody to read it.
 * All of them are in the page and the style sheet shows one: browsers do not fetch a hidden lazy image.
 */
export function AppPicture(props: {
  shot: Shot;
  /** The screenshot for narrow windows. */
  narrow?: Shot;
  /** The drawing for narrow windows. */
  drawing?: ComponentType;
  alt: string;
}) {
  const { shot, narrow, drawing: Drawing, alt } = props;
  return (
    <div className={`${styles.frame} ${Drawing ? styles.drawn : ''}`}>
      {Drawing ? (
        <div className={styles.drawing}>
          <Drawing />
        </div>
      ) : null}
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
          <img src={shot[mode]} width={shot.width} height={shot.height} alt={alt} loading="lazy" />
        </picture>
      ))}
    </div>
  );
}
