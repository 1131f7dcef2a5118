import { SpecificationTable } from '@/components/sections/product-range/specification-table';
import { DownloadLink } from '@/components/ui/download-link/download-link';
import { MailLink } from '@/components/ui/mail-link/mail-link';
import { Section } from '@/components/ui/section/section';
import { downloadLabels, downloadMeasures, downloads } from '@/content/downloads';
import { products } from '@/content/products';
import { trivus } from '@/content/trivus';
import styles from './kit-order.module.scss';

const { brochure, callBack, credentials, specificationFrom } = trivus;
const id = 'specification';
const product = products.molecular.tabs.find(({ slug }) => slug === specificationFrom);

/** Ordering information for a buyer, and two ways to enquire. */
export function KitOrder() {
  const { label, to, subject, body } = callBack;
  return (
    <Section id={id} ground="plum" className={styles.columns}>
      <div className={styles.lead}>
        <h2 id={`${id}-heading`}>{credentials}</h2>
        <div className={styles.actions}>
          <DownloadLink
            {...downloads[brochure]}
            measure={downloadMeasures[brochure]}
            labels={downloadLabels}
            kind="primary"
          />
          <MailLink kind="secondary" to={to} subject={subject} body={body}>
            {label}
          </MailLink>
        </div>
      </div>
      {product && <SpecificationTable product={product} />}
    </Section>
  );
}
