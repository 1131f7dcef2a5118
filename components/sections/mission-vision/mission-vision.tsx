import { Eyebrow } from '@/components/ui/eyebrow/eyebrow';
import { Section } from '@/components/ui/section/section';
import { Unbroken } from '@/components/ui/unbroken/unbroken';
import { home } from '@/content/home';
import styles from './mission-vision.module.scss';

const { id, heading, mission, vision } = home.missionVision;

/** The mission in large type, and the vision. */
export function MissionVision() {
  return (
    <Section id={id} className={styles.columns}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        <Eyebrow>{heading}</Eyebrow>
      </h2>
      <div className={styles.statements}>
        <h3 className="visually-hidden">{mission.title}</h3>
        <p className={styles.mission}>{mission.text}</p>
        <h3 className="visually-hidden">{vision.title}</h3>
        <p className={styles.vision}>
          <Unbroken>{vision.text}</Unbroken>
        </p>
      </div>
    </Section>
  );
}
