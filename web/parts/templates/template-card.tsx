import type { ReactNode } from 'react';
import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';
import { shortDate } from '../../../shared/text/relative-time.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { HeartButton, type HeartState } from '../../ui/buttons/heart-button.tsx';
import card from '../../ui/lists/card-list.module.css';
import styles from './templates.module.css';
import { categoryName } from './words.ts';

const maxShown = 3;

/** One template in a list. `children` follow its title; `actions` follow its heart. */
export function TemplateCard(props: {
  template: EmailTemplate;
  title: string;
  heart: HeartState;
  /** When it was created or saved. */
  date: { word: 'Created' | 'Saved'; at: string };
  onPreview: () => void;
  onUse: () => void;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const { template, title, date } = props;
  return (
    <li className={card.card}>
      <div className={card.top}>
        <div className={card.heading}>
          <div className={card.tags}>
            <span className={`${card.tag} ${styles.category}`}>{categoryName(template.category)}</span>
            {template.is_public ? <span className={`${card.tag} ${styles.public}`}>Public</span> : null}
          </div>
          <h2 className={styles.title}>{title}</h2>
        </div>
        <div className={styles.icons}>
          {props.actions}
          <HeartButton heart={props.heart} what={title} />
        </div>
      </div>
      {props.children}
      {template.description ? <p className={card.text}>{template.description}</p> : null}
      <FirstOf values={template.keywords} label="Keywords" />
      <FirstOf values={template.variables.map((name) => `{${name}}`)} label="Variables" code />
      <div className={card.foot}>
        <span>
          {date.word} <time dateTime={date.at}>{shortDate(new Date(date.at))}</time>
        </span>
        <span className={styles.buttons}>
          <Button size="small" aria-label={`Preview ${title}`} onClick={props.onPreview}>
            Preview
          </Button>
          <Button size="small" look="primary" aria-label={`Use Template ${title}`} onClick={props.onUse}>
            Use Template
          </Button>
        </span>
      </div>
    </li>
  );
}

function FirstOf(props: { values: readonly string[]; label: string; code?: boolean }) {
  const { values, code } = props;
  if (values.length === 0) return null;
  const rest = values.length - maxShown;
  return (
    <ul className={card.tags} aria-label={props.label}>
      {values.slice(0, maxShown).map((value) => (
        <li key={value} className={`${card.tag} ${code ? styles.variable : ''}`}>
          {value}
        </li>
      ))}
      {rest > 0 ? <li className={styles.rest}>+{rest} more</li> : null}
    </ul>
  );
}
