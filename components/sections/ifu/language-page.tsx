import { dayText } from '@/components/sections/documents/document-facts';
import { TextLink } from '@/components/ui/text-link/text-link';
import { documents } from '@/content/documents';
import { ifu } from '@/content/ifu';
import { type DeviceDocument, documentPath, mainVersion, titleOf } from '@/lib/documents/device-documents';
import { dayOf } from '@/lib/model/fields/date';
import { languageAttributes } from '@/lib/model/languages';
import type { PdfLink } from '@/lib/model/records';
import { replacedBy } from '@/lib/public/documents';
import { fileAddress, pdfPath } from '@/lib/records/file-address';
import type { LinkVersion } from '@/lib/records/link-versions';
import { fill } from '@/lib/text/fill';
import { DocumentFrame } from './document-page';
import { changeRow, DocumentVersion, Facts, LanguageName } from './document-version';
import styles from './ifu.module.scss';
import { versionRows } from './version-rows';

const texts = ifu.document;

const dayIfKnown = (time: Date | null | undefined) => (time ? dayOf(time) : '');

/** Returns the time in which a version was current. The first version's start is unknown, unless it states its issue. */
function periodText({ link, replacedAt }: LinkVersion, older: LinkVersion | undefined): string {
  const from = dayIfKnown(older?.replacedAt) || link.issued;
  const to = dayIfKnown(replacedAt);
  return from
    ? fill(texts.period, { from: dayText(from), to: dayText(to) })
    : fill(texts.until, { to: dayText(to) });
}

type VersionHistory = { link: PdfLink; earlier: LinkVersion[] };

function EarlierVersions({ link, earlier }: VersionHistory) {
  const first = replacedBy(link);
  return (
    <ul role="list">
      {earlier.map((version, index) => (
        <li key={version.link.sha256}>
          <h3>
            <TextLink href={fileAddress(pdfPath(version.link))} {...languageAttributes(link.language)}>
              {titleOf(version.link)}
            </TextLink>
          </h3>
          <Facts
            rows={[
              [ifu.facts.current, periodText(version, earlier[index + 1])],
              ...changeRow(version.link),
              ...versionRows({ ...version.link, bytes: version.link.size }),
            ]}
          />
        </li>
      ))}
      {first && (
        <li>
          <h3>
            <TextLink href={first.href}>
              {first.title}, {documents.versions.first}
            </TextLink>
          </h3>
        </li>
      )}
    </ul>
  );
}

export type LanguagePageProps = {
  document: DeviceDocument;
  language: string;
  /** The versions in this language. */
  histories: VersionHistory[];
};

/** The page of a document's versions in one language: the current version, and the earlier ones with their dates. */
export function LanguagePage({ document, language, histories }: LanguagePageProps) {
  const hasEarlier = histories.some(({ link, earlier }) => earlier.length > 0 || replacedBy(link));
  return (
    <DocumentFrame document={document} language={language} lead={<LanguageName tag={language} />}>
      <div className={styles.results}>
        <section aria-labelledby="current-heading">
          <h2 id="current-heading">{texts.current}</h2>
          <ul role="list">
            {histories.map(({ link }) => (
              <li key={link.id}>
                <DocumentVersion link={link} device={mainVersion(document)} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="earlier-heading">
          <h2 id="earlier-heading">{texts.earlier}</h2>
          {hasEarlier ? (
            histories.map((history) => <EarlierVersions key={history.link.id} {...history} />)
          ) : (
            <p>{texts.none}</p>
          )}
        </section>
        <p>
          <TextLink href={documentPath(document.slug)}>{texts.languages}</TextLink>
        </p>
      </div>
    </DocumentFrame>
  );
}
