'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { LinkInput } from '@/components/admin/destinations/link-input';
import { PictureInput } from '@/components/admin/picture/picture-input';
import { Button } from '@/components/admin/shared/button';
import { CheckControl, Field } from '@/components/admin/shared/field';
import { useOpenQuestion, useQuestionUntilClosed } from '@/components/admin/shared/pending-uploads';
import { article as texts } from '@/content/admin/article';
import { getFileUrl } from '@/lib/content/files';
import { addressRefusal, tidyAddress } from '@/lib/model/address';
import { patternOf } from '@/lib/model/fields/format';
import { link } from '@/lib/model/fields/link';
import styles from './insert-panel.module.scss';

export type InsertedPicture = { src: string; alt: string; caption: string };

/** A link or picture to insert into the text. */
export type Insertion =
  | { kind: 'link'; href: string; words: string }
  | ({ kind: 'picture' } & InsertedPicture);

export type InsertPanelProps = {
  kind: Insertion['kind'];
  recordId: string;
  /** A picture that was dropped or pasted into the text. */
  file: File | null;
  /** The address of the link at the cursor, or ''. */
  href: string;
  /** The selected picture, if the panel is to change one. */
  picture?: InsertedPicture | undefined;
  /** Whether the link uses existing text: the selection, or the text of the link at the cursor. */
  hasSelection: boolean;
  onInsert(insertion: Insertion): void;
  onCancel(): void;
};

const LINK = patternOf(link.format);

/** A panel above the text for inserting a link or picture. Enter in a text field inserts, and Escape cancels. */
export function InsertPanel({ kind, ...props }: InsertPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);

  function listen(event: KeyboardEvent) {
    // Key presses in the picture library also bubble up to here, but the library handles Escape itself.
    if (event.key !== 'Escape' || !panel.current?.contains(event.target as Node)) return;
    event.stopPropagation();
    props.onCancel();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add its own border and layout
    <div ref={panel} className={styles.panel} role="group" aria-label={texts[kind].insert} onKeyDown={listen}>
      {kind === 'link' ? <LinkPanel {...props} /> : <PicturePanel {...props} />}
    </div>
  );
}

type PartProps = Omit<InsertPanelProps, 'kind'>;

const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  act();
};

function LinkPanel({ href: atCursor, hasSelection, onInsert, onCancel }: PartProps) {
  const [present] = useState(atCursor);
  const [href, setHref] = useState(present);
  const [words, setWords] = useState('');
  const [error, setError] = useState('');
  useOpenQuestion(href !== present || words !== '', 'notInserted');

  function insert() {
    const address = tidyAddress(href);
    if (LINK.test(address)) onInsert({ kind: 'link', href: address, words });
    else setError(`${texts.link.address} ${addressRefusal(address)}`);
  }

  return (
    <>
      <LinkInput
        label={texts.link.address}
        hint={texts.link.hint}
        error={error}
        value={href}
        onValue={setHref}
        onKeyDown={onEnter(insert)}
      />
      {!hasSelection && (
        <Field
          label={texts.link.words}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={onEnter(insert)}
        />
      )}
      <div className={styles.actions}>
        <Button kind="primary" onClick={insert}>
          {texts.link.insert}
        </Button>
        {present && (
          <Button onClick={() => onInsert({ kind: 'link', href: '', words: '' })}>{texts.link.remove}</Button>
        )}
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
    </>
  );
}

function PicturePanel({ recordId, file, picture: present, onInsert, onCancel }: PartProps) {
  const id = useId();
  const holdSave = useQuestionUntilClosed('notInserted');
  const [src, setSrc] = useState(present?.src ?? '');
  const [alt, setAlt] = useState(present?.alt ?? '');
  const [caption, setCaption] = useState(present?.caption ?? '');
  const [isDecorative, setDecorative] = useState(present?.alt === '');
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<'' | 'file' | 'alt'>('');
  /** The alternative text that came with the current picture. */
  const brought = useRef(present?.alt ?? '');

  function insert() {
    if (busy) return;
    if (src && (alt || isDecorative))
      onInsert({ kind: 'picture', src, alt: isDecorative ? '' : alt, caption });
    else setMissing(src ? 'alt' : 'file');
  }

  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {texts.picture.file}
      </label>
      <PictureInput
        id={id}
        recordId={recordId}
        purpose={texts.picture.purpose}
        file={file}
        onBusy={setBusy}
        onStored={({ path, width, height, alt: known = '' }) => {
          const before = brought.current;
          brought.current = known;
          holdSave();
          setSrc(`${getFileUrl(path)}#${width}x${height}`);
          setAlt((typed) => (typed === '' || typed === before ? known : typed));
        }}
      />
      {missing === 'file' && !src && <p role="alert">{texts.picture.fileNeeded}</p>}
      {src && <img className={styles.picture} src={src} alt="" />}
      {!isDecorative && (
        <Field
          label={texts.picture.alt}
          hint={texts.picture.altHint}
          error={missing === 'alt' && !alt ? texts.picture.altNeeded : undefined}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          onKeyDown={onEnter(insert)}
        />
      )}
      <CheckControl
        label={texts.picture.decorative}
        hint={texts.picture.decorativeHint}
        checked={isDecorative}
        onChange={({ target }) => setDecorative(target.checked)}
      />
      <Field
        label={texts.picture.caption}
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
        onKeyDown={onEnter(insert)}
      />
      <div className={styles.actions}>
        <Button kind="primary" onClick={insert} busy={busy}>
          {present ? texts.picture.update : texts.picture.insert}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
    </>
  );
}
