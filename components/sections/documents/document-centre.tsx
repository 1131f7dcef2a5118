import { Pagination } from '@/components/sections/archive/pagination';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { documentKinds, documentProducts, documents } from '@/content/documents';
import { ifu } from '@/content/ifu';
import { labels } from '@/content/interface';
import type { ArchivePage } from '@/lib/public/archive';
import type { ListedDocument } from '@/lib/public/documents';
import { pageTrail } from '@/lib/seo/page-trail';
import styles from './document-centre.module.scss';
import { DocumentList } from './document-list';

const kinds: Readonly<Record<string, string>> = documentKinds;

/** Groups consecutive items with the same key. */
function groupsOf<Item>(items: Item[], keyOf: (item: Item) => string): { key: string; items: Item[] }[] {
  const groups: { key: string; items: Item[] }[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, items: [item] });
  }
  return groups;
}

type DocumentCentreProps = ArchivePage<ListedDocument>;

/** A page of the listed documents, grouped by product and kind. */
export function DocumentCentre({ items, page, pageCount }: DocumentCentreProps) {
  const { path, heading, intro } = documents;
  return (
    <PublicPage path={path}>
      <Section id="documents" className={styles.section}>
        <Breadcrumbs label={labels.breadcrumbs} trail={pageTrail(path)} current={heading} />
        <div className={styles.head}>
          <h1 id="documents-heading">{heading}</h1>
          <p className={styles.intro}>{intro}</p>
          <p>
            <TextLink className={styles.find} href={ifu.path}>
              {documents.find}
            </TextLink>
          </p>
        </div>
        {groupsOf(items, ({ product }) => product).map(({ key: product, items }) => (
          <section
            key={product}
            className={styles.product}
            aria-labelledby={`documents-of-${product.replace('/', '-')}`}
          >
            <h2 id={`documents-of-${product.replace('/', '-')}`} className={styles.heading}>
              {documentProducts[product] ?? product}
            </h2>
            <div className={styles.kinds}>
              {groupsOf(items, ({ kind }) => kind).map(({ key: kind, items }) => (
                <div key={kind}>
                  <h3 className={styles.kind}>{kinds[kind] ?? kinds['']}</h3>
                  <DocumentList items={items} />
                </div>
              ))}
            </div>
          </section>
        ))}
        <Pagination path={path} page={page} pageCount={pageCount} />
      </Section>
    </PublicPage>
  );
}
