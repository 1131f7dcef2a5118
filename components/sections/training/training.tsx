import { SectionHead } from '@/components/sections/section-head/section-head';
import { Section } from '@/components/ui/section/section';
import { services } from '@/content/services';
import styles from './training.module.scss';
import { TrainingModules } from './training-modules';

const { id, heading, intro, sessionsHeading, sessions } = services.training;

/** The training modules, followed by the live sessions. */
export function Training() {
  return (
    <Section id={id} ground="lilac" className={styles.section}>
      <SectionHead id={id} heading={heading} intro={intro} />
      <TrainingModules />
      <div>
        <h3>{sessionsHeading}</h3>
        <ul className={styles.sessions} role="list">
          {sessions.map(({ title, text }) => (
            <li key={title} className={styles.session}>
              <h4 className={styles.name}>{title}</h4>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
