import { ScrollList } from '@/components/ui/scroll-list/scroll-list';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { home } from '@/content/home';
import { labels } from '@/content/interface';
import type { Media } from '@/lib/model/records';
import { Mention } from './mention';
import styles from './press-mentions.module.scss';

type PressMentionsProps = { mentions: Media[] };

const { id, heading, listLabel, empty, all } = home.press;

/** The newest press mentions, with a link to all of them. */
export function PressMentions({ mentions }: PressMentionsProps) {
  return (
    <Section id={id} className={styles.columns}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {mentions.length > 0 && (
          <TextLink className={styles.all} href={all.href}>
            {all.label}
          </TextLink>
        )}
      </div>
      {mentions.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ScrollList label={listLabel} more={labels.scrollForMore}>
          {mentions.map((mention) => (
            <Mention key={mention.id} mention={mention} />
          ))}
        </ScrollList>
      )}
    </Section>
  );
}
