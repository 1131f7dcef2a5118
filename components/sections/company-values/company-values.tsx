import { SectionHead } from '@/components/sections/section-head/section-head';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { Choice } from '@/components/ui/choice/choice';
import { Section } from '@/components/ui/section/section';
import { companyPage } from '@/content/company-page';
import { labels } from '@/content/interface';
import styles from './company-values.module.scss';

const { id, heading, intro, items } = companyPage.values;

/** The company's four values, each shown when its globe is selected. */
export function CompanyValues() {
  return (
    <Section id={id} className={styles.section}>
      <SectionHead id={id} heading={heading} intro={intro} />
      <Choice
        label={heading}
        labels={labels}
        tabs={items.map(({ key, title, text, picture }) => ({
          key,
          label: title,
          icon: <ProductPicture picture={picture} sizes="10rem" decorative />,
          content: <p className={styles.text}>{text}</p>,
        }))}
      />
    </Section>
  );
}
