import { Button } from '@/components/admin/kit/button';
import { Notice } from '@/components/admin/kit/notice';
import { article } from '@/content/admin/article';
import { fill } from '@/lib/text/fill';
import { type LeftOut, REASONS } from './report';

const texts = article.leftOut;

/** The number of extracts shown for each reason. */
const SHOWN = 5;

/** The number of characters shown of each extract. */
const LENGTH = 80;

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > LENGTH ? `${characters.slice(0, LENGTH).join('').trimEnd()} …` : text;
}

const format = new Intl.NumberFormat('en-GB');

export type PasteNoticeProps = {
  leftOut: LeftOut | null;
  /** Whether pasted pictures are being uploaded. */
  isUploading: boolean;
  /** Undoes the paste. Omitted if the text has been changed since, or nothing was pasted. */
  onUndo: (() => void) | undefined;
};

/** Lists extracts of the pasted text that was left out or changed, by reason. Screen readers announce the list. */
export function PasteNotice({ leftOut, isUploading, onUndo }: PasteNoticeProps) {
  const reasons = REASONS.filter((reason) => leftOut?.[reason].length);
  return (
    <div role="status">
      {isUploading && (
        <Notice kind="info">
          <p>{texts.uploading} …</p>
        </Notice>
      )}
      {leftOut && reasons.length > 0 && (
        <Notice kind="info">
          <p>{texts.heading}</p>
          <ul role="list">
            {reasons.map((reason) => (
              <li key={reason}>
                {texts[reason]}: <Extracts texts={leftOut[reason]} />
              </li>
            ))}
          </ul>
          {onUndo && (
            <Button small onClick={onUndo}>
              {texts.undo}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}

type ExtractsProps = { texts: string[] };

function Extracts({ texts: all }: ExtractsProps) {
  const more = all.length - SHOWN;
  return (
    <>
      {all.slice(0, SHOWN).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: extracts can be equal, and are never reordered
        <span key={index}>
          {index > 0 && ', '}“<bdi>{shortened(text)}</bdi>”
        </span>
      ))}
      {more > 0 && ` ${fill(texts.more, { count: format.format(more) })}`}
    </>
  );
}
