import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notices/notice.tsx';
import { content } from '../content.ts';
import styles from './legal-page.module.css';

/** The frame of a legal page: title, a notice while the text is a sample, and its sections in one column. */
export function LegalPage(props: { title: string; intro: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1>{props.title}</h1>
      <p className={styles.intro}>{props.intro}</p>
      {content.confirmed ? null : (
        <Notice>
          This is a sample text. Whoever runs this site confirms it, or replaces it, before going live.
        </Notice>
      )}
      {props.children}
    </div>
  );
}
