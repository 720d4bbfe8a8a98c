import styles from './public-site.module.css';

/** How to reach the people behind the product. */
export default function ContactPage() {
  return (
    <>
      <title>Contact · Buyerscope</title>
      <section className={styles.section}>
        <div className={styles.inner}>
          <h1>Contact</h1>
          <p className={styles.intro}>The contact form is not available yet.</p>
        </div>
      </section>
    </>
  );
}
