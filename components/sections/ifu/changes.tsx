import { dayText } from '@/components/sections/documents/document-facts';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { ifu } from '@/content/ifu';
import { changesPage } from '@/content/ifu/changes';
import { labels } from '@/content/interface';
import type { DocumentChange } from '@/lib/documents/document-changes';
import { languageAttributes } from '@/lib/model/languages';
import { pageTrail } from '@/lib/seo/page-trail';
import { Facts, LanguageName } from './document-version';
import styles from './ifu.module.scss';

type ChangesProps = { changes: DocumentChange[] };

/** The latest changes to instructions for use and safety data. */
export function Changes({ changes }: ChangesProps) {
  const { path, heading, lead, none, safety, feed } = changesPage;
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
        {changes.length === 0 ? (
          <p>{none}</p>
        ) : (
          <ul role="list">
            {changes.map(({ href, title, language, text, concernsSafety, day, languages }) => (
              <li key={`${href} ${day} ${text}`}>
                <h2>
                  <TextLink href={href} {...languageAttributes(language)}>
                    {title}
                  </TextLink>
                </h2>
                <p dir="auto">
                  {concernsSafety && (
                    <strong>
                      <bdi>{safety}: </bdi>
                    </strong>
                  )}
                  {text}
                </p>
                <Facts
                  rows={[
                    [ifu.facts.issued, day && dayText(day)],
                    [
                      ifu.facts.language,
                      languages.map((tag, index) => (
                        <span key={tag}>
                          {index > 0 && ', '}
                          <LanguageName tag={tag} />
                        </span>
                      )),
                    ],
                  ]}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
