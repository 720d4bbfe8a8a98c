import styles from './drawings.module.css';

/*
 * The product's own pictures, in code: a name, the lesser forms that companies use in its place, and the line that leads
 * from a fact to where it was seen. They follow the colour mode and are sharp at any size. Texts beside them say it all.
 */

/** A name above three lesser forms of it; one is in use, and quoted. */
export function NameAndForms() {
  return (
    <svg viewBox="0 0 320 200" className={styles.drawing} aria-hidden="true">
      <rect x="20" y="18" width="160" height="36" rx="10" className={styles.solid} />
      <text x="36" y="41" className={styles.inverse}>
        quarry.example
      </text>
      <path d="M44 54v118M44 88h22M44 130h22M44 172h22" className={styles.stem} />
      <rect x="66" y="72" width="150" height="32" rx="9" className={styles.outline} />
      <text x="80" y="93" className={styles.faint}>
        getquarry.example
      </text>
      <rect x="66" y="114" width="168" height="32" rx="9" className={styles.soft} />
      <text x="80" y="135" className={styles.strong}>
        quarry-stone.example
      </text>
      <rect x="66" y="156" width="150" height="32" rx="9" className={styles.outline} />
      <text x="80" y="177" className={styles.faint}>
        quarryhq.example
      </text>
      <path d="M234 130h26v-62" className={styles.trail} />
      <path d="M252 26v38" className={styles.quote} />
      <path d="M264 32h40M264 45h32M264 58h36" className={styles.text} />
    </svg>
  );
}

/** People of a company's page: each address with what is known about it. */
export function PeopleAndAddresses() {
  const rows = [
    { y: 34, initials: 'AM', look: styles.known, says: 'published' },
    { y: 90, initials: 'TB', look: styles.inferred, says: 'inferred' },
    { y: 146, initials: 'KO', look: styles.unknown, says: 'unknown' },
  ];
  return (
    <svg viewBox="0 0 320 200" className={styles.drawing} aria-hidden="true">
      <rect x="20" y="14" width="280" height="172" rx="14" className={styles.sheet} />
      {rows.map(({ y, initials, look, says }) => (
        <g key={says}>
          <circle cx="56" cy={y + 10} r="18" className={styles.soft} />
          <text x="56" y={y + 15} textAnchor="middle" className={styles.strong}>
            {initials}
          </text>
          <path d={`M88 ${y + 2}h86`} className={styles.title} />
          <path d={`M88 ${y + 18}h58`} className={styles.text} />
          <rect x="204" y={y - 4} width="80" height="28" rx="14" className={look} />
          <text x="244" y={y + 15} textAnchor="middle" className={styles.label}>
            {says}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A mail whose reason comes from the page where it was seen. */
export function MailWithReason() {
  return (
    <svg viewBox="0 0 320 200" className={styles.drawing} aria-hidden="true">
      <rect x="20" y="22" width="112" height="76" rx="10" className={styles.outline} />
      <path d="M20 42h112M34 32h.01M44 32h.01" className={styles.frame} />
      <path d="M36 58h66" className={styles.text} />
      <rect x="32" y="68" width="80" height="16" rx="5" className={styles.soft} />
      <path d="M112 76h40c14 0 14 40 28 40" className={styles.trail} />
      <rect x="152" y="14" width="148" height="172" rx="12" className={styles.sheet} />
      <path d="M172 40h56" className={styles.title} />
      <path d="M172 62h106M172 78h88" className={styles.text} />
      <rect x="172" y="106" width="108" height="20" rx="6" className={styles.soft} />
      <path d="M182 116h88" className={styles.accent} />
      <path d="M172 146h96M172 162h44" className={styles.text} />
    </svg>
  );
}
