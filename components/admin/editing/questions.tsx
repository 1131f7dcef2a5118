import type { Question } from '@/components/admin/kit/confirmation';
import { formatMoment } from '@/components/admin/kit/local-time';
import { deletion } from '@/content/admin/deletion';
import { schedule } from '@/content/admin/schedule';
import { admin } from '@/content/admin/texts';
import { KINDS, type PublishableCollection } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { publicationState } from '@/lib/model/visibility';

/** Returns the questions asked before a record is published early, unpublished or deleted. */
export function questionsOf(
  name: PublishableCollection,
  record: Publishable,
  state = publicationState(record),
): Record<'publish' | 'unpublish' | 'delete', Question> {
  const { title: subject, publishAt } = record;
  const { publishNow, unpublish } = schedule;
  const start = publishAt ? `${publishNow.text} ${formatMoment(publishAt)}.` : publishNow.cleared;
  return {
    publish: {
      label: publishNow.label,
      question: publishNow.question,
      destructive: false,
      subject,
      children: <p>{start}</p>,
    },
    unpublish: {
      label: admin.actions.unpublish,
      question: unpublish.question,
      subject,
      children: <p>{unpublish.text}</p>,
    },
    delete: {
      label: admin.actions.delete,
      question: KINDS[name].words.deleteQuestion,
      subject,
      children: (
        <p>
          {state === 'published' && deletion.live} {deletion.kept}
        </p>
      ),
    },
  };
}
