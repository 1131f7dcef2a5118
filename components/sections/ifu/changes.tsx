import { Pagination } from '@/components/sections/archive/pagination';
import { dayText } from '@/components/sections/documents/document-facts';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { ifu } from '@/content/ifu';
import { changesPage } from '@/content/ifu/changes';
import { labels } from '@/content/interface';
import { documentPath } from '@/lib/documents/device-documents';
import type { DocumentChange } from '@/lib/documents/document-changes';
import { languageAttributes, languageOf } from '@/lib/model/languages';
import type { ArchivePage } from '@/lib/public/archive';
import { pageTrail } from '@/lib/seo/page-trail';
import { fill } from '@/lib/text/fill';
import { Facts } from './document-version';
import styles from './ifu.module.scss';

const { safety, types, replacement: replacementLabel, day: dayLabel } = changesPage;

/** Returns links to the changed languages of a document. */
const languageLinks = ({ slug, languages }: DocumentChange) =>
  languages.map((tag, index) => (
    <span key={tag}>
      {index > 0 && ', '}
      <TextLink href={documentPath(slug, tag)} {...languageAttributes(tag)}>
        {tag ? (languageOf(tag)?.name ?? tag) : ifu.document.unstated}
      </TextLink>
    </span>
  ));

/** Returns the days on which the first and the last language changed, or the day if it is the same. */
const daysText = ({ since, day }: DocumentChange): string =>
  since === day ? day && dayText(day) : fill(ifu.document.period, { from: dayText(since), to: dayText(day) });

function Change({ change }: { change: DocumentChange }) {
  const { href, title, language, type, text, concernsSafety, edition, replacement } = change;
  const mark = concernsSafety ? safety : types[type];
  return (
    <>
      <h2>
        <TextLink href={href} {...languageAttributes(language)}>
          {title}
        </TextLink>
      </h2>
      <p dir="auto">
        {mark && (
          <strong>
            <bdi>{text ? `${mark}: ` : mark}</bdi>
          </strong>
        )}
        {text}
      </p>
      {replacement && (
        <p>
          <TextLink href={replacement}>{replacementLabel}</TextLink>
        </p>
      )}
      <Facts
        rows={[
          [dayLabel, daysText(change)],
          ...(edition ? [[ifu.facts.edition, edition, true] as const] : []),
          [ifu.facts.language, languageLinks(change)],
        ]}
      />
    </>
  );
}

type ChangesProps = ArchivePage<DocumentChange>;

/** A page of the changes to instructions for use and safety data. */
export function Changes({ items, page, pageCount }: ChangesProps) {
  const { path, heading, lead, none, feed } = changesPage;
  return (
    <Section id="changes" className={styles.section}>
      <Breadcrumbs label={labels.breadcrumbs} trail={pageTrail(path)} current={heading} />
      <div className={styles.head}>
        <h1 id="changes-heading">{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.note}>
          <TextLink href={feed.path}>{feed.linkLabel}</TextLink>
        </p>
      </div>
      <div className={styles.results}>
        {items.length === 0 ? (
          <p>{none}</p>
        ) : (
          <ul role="list">
            {items.map((change) => (
              <li key={change.id}>
                <Change change={change} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Pagination path={path} page={page} pageCount={pageCount} />
    </Section>
  );
}
