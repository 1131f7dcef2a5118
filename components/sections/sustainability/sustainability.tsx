import { SectionHead } from '@/components/sections/section-head/section-head';
import { Choice } from '@/components/ui/choice/choice';
import { Section } from '@/components/ui/section/section';
import { impact } from '@/content/impact';
import { labels } from '@/content/interface';
import styles from './sustainability.module.scss';
import { SustainabilityPanel } from './sustainability-panel';

const { id, heading, intro, tabsLabel, tabs } = impact.sustainability;

/** Two panels about sustainability, one on people and one on processes. */
export function Sustainability() {
  return (
    <Section id={id} className={styles.section}>
      <SectionHead id={id} heading={heading} intro={intro} />
      <Choice
        label={tabsLabel}
        labels={labels}
        tabs={tabs.map((tab) => ({
          key: tab.key,
          label: tab.name,
          heading: tab.heading,
          content: <SustainabilityPanel tab={tab} />,
        }))}
      />
    </Section>
  );
}
