import { ifu } from '@/content/ifu';
import { search } from '@/content/search';
import styles from './find-form.module.scss';

/** A plain form that works without scripts. */
export function FindForm() {
  const { path, find } = ifu;
  return (
    <search>
      <form className={styles.form} action={path}>
        <label className={styles.label} htmlFor="ifu-query">
          {find.label}
        </label>
        <p id="ifu-hint" className={styles.hint}>
          {find.hint}
        </p>
        <div className={styles.row}>
          <input
            className={styles.input}
            id="ifu-query"
            name="q"
            type="search"
            defaultValue=""
            maxLength={search.longest}
            required
            aria-describedby="ifu-hint"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button className={styles.submit} type="submit">
            {find.submit}
          </button>
        </div>
      </form>
    </search>
  );
}
