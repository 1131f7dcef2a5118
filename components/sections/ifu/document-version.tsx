import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link/text-link';
import { documentKinds } from '@/content/documents';
import { ifu } from '@/content/ifu';
import { changesPage } from '@/content/ifu/changes';
import { documentPath, documentSlug, titleOf } from '@/lib/documents/device-documents';
import { languageAttributes, languageOf } from '@/lib/model/languages';
import type { PdfLink } from '@/lib/model/records';
import { paperPath, publicPdfPath } from '@/lib/records/pdf-address';
import { versionRows } from './version-rows';

const texts = ifu.document;
const kinds: Readonly<Record<string, string>> = documentKinds;

/** A language's own name, in that language. */
export function LanguageName({ tag }: { tag: string }) {
  const name = languageOf(tag)?.name ?? tag;
  return tag ? <span {...languageAttributes(tag)}>{name}</span> : texts.unstated;
}

type FactsProps = { rows: readonly (readonly [label: string, value: ReactNode, isCode?: boolean])[] };

/** The note of what changed in a version, with a mark, which does not decide its direction, if the change concerns safety. */
export const changeRow = ({ change, changeSafety }: PdfLink): [label: string, value: ReactNode][] =>
  change
    ? [
        [
          ifu.facts.change,
          <span key="change" dir="auto">
            {changeSafety && <bdi>{changesPage.safety}: </bdi>}
            {change}
          </span>,
        ],
      ]
    : [];

/** Facts about a version, as pairs of label and value. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl>
      {rows.map(([label, value, isCode]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate={isCode ? 'no' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type DocumentVersionProps = {
  link: PdfLink;
  /** The numbers shown for all languages. This version's own numbers are shown only if they differ. */
  device: Pick<PdfLink, 'refs' | 'gtin' | 'udi'>;
  /** Whether to link to the page with the earlier versions, which is the case on every other page. */
  hasEarlierLink?: boolean;
};

/** The current version of a document in one language: its facts, the PDF, and the way to a paper copy. */
export function DocumentVersion({ link, device, hasEarlierLink = false }: DocumentVersionProps) {
  const { id, kind, language, size, refs, gtin, udi, withdrawn, withdrawnWhy, replacement } = link;
  const { facts, paper } = ifu;
  const title = titleOf(link);
  const inLanguage = <LanguageName tag={language} />;
  // The heading contains the title, so links name only the language.
  const about = <span className="visually-hidden">: {inLanguage}</span>;
  return (
    <>
      <h3>
        <TextLink href={publicPdfPath(id)} {...languageAttributes(language)}>
          {title}
          <span className="visually-hidden">, {inLanguage}</span>
        </TextLink>
      </h3>
      {withdrawn && (
        <p>
          <strong>{texts.withdrawn}</strong> <span dir="auto">{withdrawnWhy}</span>{' '}
          {replacement && <TextLink href={replacement}>{texts.replacement}</TextLink>}
        </p>
      )}
      <Facts
        rows={[
          [facts.language, inLanguage],
          [facts.kind, kinds[kind]],
          ...changeRow(link),
          ...versionRows({
            ...link,
            bytes: size,
            refs: refs === device.refs ? '' : refs,
            gtin: gtin === device.gtin ? '' : gtin,
            udi: udi === device.udi ? '' : udi,
          }),
        ]}
      />
      <p>
        <TextLink href={paperPath(id)}>
          {paper.link}
          {about}
        </TextLink>
        {hasEarlierLink && (
          <TextLink href={documentPath(documentSlug(link), language)}>
            {texts.earlier}
            {about}
          </TextLink>
        )}
      </p>
    </>
  );
}
