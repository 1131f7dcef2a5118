import type { ReactNode } from 'react';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { documentProducts, documentUsers } from '@/content/documents';
import { ifu } from '@/content/ifu';
import { labels } from '@/content/interface';
import type { Link } from '@/content/types';
import {
  type DeviceDocument,
  documentPath,
  languageSegment,
  mainVersion,
  titleOf,
  versionId,
} from '@/lib/documents/device-documents';
import { countryCodes, countryName } from '@/lib/model/fields/countries';
import { languageAttributes } from '@/lib/model/languages';
import { documentMeta } from '@/lib/seo/document-metadata';
import { documentDevice } from '@/lib/seo/json-ld/document-device';
import { pageTrail } from '@/lib/seo/page-trail';
import { DocumentVersion, Facts, LanguageName } from './document-version';
import styles from './ifu.module.scss';

const texts = ifu.document;

const TRAIL: Link[] = [...pageTrail(ifu.path), { label: ifu.heading, href: ifu.path }];

const users: Readonly<Record<string, string>> = documentUsers;

/** The facts that all languages of a document share, and whether paper comes with the product. */
function Device({ document }: { document: DeviceDocument }) {
  const { refs, gtin, udi, users: who, countries } = mainVersion(document);
  // One language that states no users must not hide the note about paper instructions.
  const isForLay = document.versions.some((version) => version.users === 'lay');
  const { facts } = ifu;
  const all = [
    [facts.refs, refs, true],
    [facts.gtin, gtin, true],
    [facts.udi, udi, true],
    [facts.users, who && users[who]],
    [facts.countries, countryCodes(countries).map(countryName).sort().join(', ')],
  ] as const;
  const rows = all.filter(([, value]) => value);
  return (
    <>
      {isForLay && <p>{texts.lay}</p>}
      {rows.length > 0 && <Facts rows={rows} />}
    </>
  );
}

export type DocumentFrameProps = {
  document: DeviceDocument;
  /** The page's language, on a page of one language's versions. */
  language?: string;
  /** Shown below the title. */
  lead: ReactNode;
  children: ReactNode;
};

/** The parts that a document's pages share: the title, the sections below it, and structured data. */
export function DocumentFrame({ document, language, lead, children }: DocumentFrameProps) {
  const main = mainVersion(document);
  const path = documentPath(document.slug, language);
  const own = documentPath(document.slug);
  const inLanguage = languageAttributes(main.language || 'en');
  const trail =
    language === undefined ? TRAIL : [...TRAIL, { label: titleOf(main), href: own, ...inLanguage }];
  return (
    <PublicPage
      path={path}
      meta={documentMeta(document, language)}
      graph={{ trail, mainEntity: documentDevice(document) }}
    >
      <Section id="document" className={styles.section}>
        <Breadcrumbs label={labels.breadcrumbs} trail={trail} />
        <div className={styles.head}>
          <h1 id="document-heading" {...inLanguage}>
            {titleOf(main)}
          </h1>
          <p className={styles.lead}>{lead}</p>
          <Device document={document} />
        </div>
        {children}
      </Section>
    </PublicPage>
  );
}

/** The maximum number of languages for which a document needs no links to them above its list. */
const FEW_LANGUAGES = 3;

function Languages({ document: { versions } }: DocumentPageProps) {
  const tags = [...new Set(versions.map(({ language }) => language))];
  if (tags.length <= FEW_LANGUAGES) return null;
  return (
    <nav aria-label={texts.jump}>
      {tags.map((language) => (
        <TextLink key={language} href={`#${languageSegment(language)}`}>
          <LanguageName tag={language} />
        </TextLink>
      ))}
    </nav>
  );
}

export type DocumentPageProps = { document: DeviceDocument };

/** The page at a device's permanent address: the current version of its document in every language. */
export function DocumentPage({ document }: DocumentPageProps) {
  const main = mainVersion(document);
  const { product, gtin } = main;
  return (
    <DocumentFrame document={document} lead={documentProducts[product] ?? product}>
      <div className={styles.results}>
        <section aria-labelledby="current-heading">
          <h2 id="current-heading">{texts.currents}</h2>
          <Languages document={document} />
          <ul role="list">
            {document.versions.map((link) => (
              <li key={link.id} id={versionId(document, link)}>
                <DocumentVersion link={link} device={main} hasEarlierLink />
              </li>
            ))}
          </ul>
        </section>
        {gtin && (
          <p>
            <TextLink href={`${ifu.path}?q=${gtin}`}>{texts.sameProduct}</TextLink>
          </p>
        )}
      </div>
    </DocumentFrame>
  );
}
