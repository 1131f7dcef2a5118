import { BuiltInDownload } from '@/components/sections/downloads/built-in-download';
import { StaffDocument } from '@/components/sections/downloads/staff-document';
import { SpecificationTable } from '@/components/sections/product-range/specification-table';
import { MailLink } from '@/components/ui/mail-link/mail-link';
import { Section } from '@/components/ui/section/section';
import { products } from '@/content/products';
import { trivus } from '@/content/trivus';
import { documentsAbout } from '@/lib/public/documents';
import { publicContent } from '@/lib/public/read-for-page';
import styles from './kit-order.module.scss';

const { brochure, callBack, credentials, specificationFrom } = trivus;
const id = 'specification';
const product = products.molecular.tabs.find(({ slug }) => slug === specificationFrom);

/** The kit's downloads, an email link for requesting a call back, and the kit's specification. */
export async function KitOrder() {
  const { label, to, subject, body } = callBack;
  const about = { family: 'molecular', product: specificationFrom, files: [brochure] };
  const { files, documents } = documentsAbout(await publicContent('Link'), about);
  return (
    <Section id={id} ground="plum" className={styles.columns}>
      <div className={styles.lead}>
        <h2 id={`${id}-heading`}>{credentials}</h2>
        <div className={styles.actions}>
          {files.map((key) => (
            <BuiltInDownload key={key} file={key} kind="primary" />
          ))}
          {documents.map((document) => (
            <StaffDocument key={document.id} document={document} />
          ))}
          <MailLink kind="secondary" to={to} subject={subject} body={body}>
            {label}
          </MailLink>
        </div>
      </div>
      {product && <SpecificationTable product={product} />}
    </Section>
  );
}
