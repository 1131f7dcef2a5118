import clsx from 'clsx';
import { search } from '@/content/search';
import styles from './search-form.module.scss';

type SearchFormProps = {
  /** `bar` for the header, `page` for the main content of a page. */
  look: 'bar' | 'page';
};

const ids = { bar: 'site-search', page: 'search-query' };

/** The announcement of suggestions by plural category, as data attributes. */
const pluralForms = Object.fromEntries(
  Object.entries(search.suggestions.found).map(([category, text]) => [`data-${category}`, text]),
);

export function SearchIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="6" />
      <path d="m13 13 5 5" />
    </svg>
  );
}

/** A plain form that works without scripts. Its script suggests matches as the visitor types. */
export function SearchForm({ look }: SearchFormProps) {
  const { path, label, hint, longest, submit, suggestions, results } = search;
  const id = ids[look];
  return (
    <site-search
      className={clsx(styles.search, styles[look])}
      data-label={suggestions.label}
      {...pluralForms}
      data-none={suggestions.none}
    >
      <search aria-label={label}>
        <form className={styles.form} action={`${path}#${results.id}`}>
          {look === 'page' && (
            <label className={styles.label} htmlFor={id}>
              {hint}
            </label>
          )}
          <div className={styles.row}>
            <input
              className={styles.input}
              id={id}
              name="q"
              type="search"
              defaultValue=""
              maxLength={longest}
              {...(look === 'bar' && { 'aria-label': label, placeholder: label })}
              autoComplete="off"
            />
            <button className={styles.submit} type="submit" {...(look === 'bar' && { 'aria-label': submit })}>
              <SearchIcon />
              {look === 'page' && submit}
            </button>
          </div>
        </form>
      </search>
    </site-search>
  );
}
