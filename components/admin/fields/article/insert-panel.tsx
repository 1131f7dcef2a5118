'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { LinkInput } from '@/components/admin/fields/destinations/link-input';
import { PictureInput } from '@/components/admin/fields/picture/picture-input';
import { Button } from '@/components/admin/kit/button';
import { CheckControl, Field } from '@/components/admin/kit/field';
import { useKeptInsertion } from '@/components/admin/kit/kept-insertion';
import { useOpenQuestion } from '@/components/admin/kit/pending-uploads';
import { article as texts } from '@/content/admin/article';
import { isComposing } from '@/lib/elements/composing';
import { addressRefusal, tidyAddress } from '@/lib/model/address';
import { patternOf } from '@/lib/model/fields/format';
import { link } from '@/lib/model/fields/link';
import { fileAddress } from '@/lib/records/file-address';
import styles from './insert-panel.module.scss';
import type { DraftOf, InsertionDraft } from './insertion-draft';
import { type Lines, useBeside } from './use-beside';

export type InsertedPicture = { src: string; alt: string; caption: string };

/** A link or picture to insert into the text. */
export type Insertion =
  | { kind: 'link'; href: string; words: string }
  | ({ kind: 'picture' } & InsertedPicture);

export type InsertPanelProps = {
  kind: Insertion['kind'];
  recordId: string;
  /** The lines of the text that the panel is about. */
  lines(): Lines;
  /** A picture that was dropped or pasted into the text. */
  file: File | null;
  /** The text typed before a reload, if any. */
  draft: InsertionDraft | null;
  /** The selected part of the text, as JSON. */
  selection: string;
  /** The address of the link at the cursor, or ''. */
  href: string;
  /** Whether the panel asks for the description of a picture that was pasted without one. */
  isDescribing?: boolean;
  /** The selected picture, if the panel is to change one. */
  picture?: InsertedPicture | undefined;
  /** Whether the link uses existing text: the selection, or the text of the link at the cursor. */
  hasSelection: boolean;
  onInsert(insertion: Insertion): void;
  onCancel(): void;
};

const LINK = patternOf(link.format);

/**
 * A panel beside the selection for inserting a link or picture. It covers text instead of moving it. Enter in a text
 * field inserts, and Escape cancels.
 */
export function InsertPanel({ kind, draft, lines, ...props }: InsertPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useBeside(panel, lines);
  const isRestored = useRef(draft !== null);
  // A picture that was dropped or pasted needs only a description.
  const first = useRef(
    props.file || props.isDescribing ? 'input:not([type="file"], [type="checkbox"])' : 'input',
  );
  useEffect(() => {
    if (!isRestored.current) panel.current?.querySelector<HTMLElement>(first.current)?.focus();
  }, []);

  function listen(event: KeyboardEvent) {
    // Key presses in the picture library also bubble up to here, but the library handles Escape itself.
    if (
      event.key !== 'Escape' ||
      isComposing(event.nativeEvent) ||
      !panel.current?.contains(event.target as Node)
    )
      return;
    event.stopPropagation();
    props.onCancel();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add its own border and layout
    <div ref={panel} className={styles.panel} role="group" aria-label={texts[kind].insert} onKeyDown={listen}>
      {kind === 'link' ? (
        <LinkPanel {...props} draft={draft?.kind === 'link' ? draft : null} />
      ) : (
        <PicturePanel {...props} draft={draft?.kind === 'picture' ? draft : null} />
      )}
    </div>
  );
}

type PartProps<Kind extends Insertion['kind']> = Omit<InsertPanelProps, 'kind' | 'draft' | 'lines'> & {
  draft: DraftOf<Kind> | null;
};

/** Keeps a draft while it differs from the text. */
const useKeptDraft = (draft: InsertionDraft, isTyped: boolean) =>
  useKeptInsertion(isTyped ? JSON.stringify(draft) : '');

const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  act();
};

function LinkPanel({ href: atCursor, draft, selection, ...props }: PartProps<'link'>) {
  const { hasSelection, onInsert, onCancel } = props;
  const [present] = useState(atCursor);
  const [href, setHref] = useState(draft?.href ?? present);
  const [words, setWords] = useState(draft?.words ?? '');
  const [error, setError] = useState('');
  const isTyped = href !== present || words !== '';
  useOpenQuestion(isTyped, 'notInserted');
  useKeptDraft({ kind: 'link', selection, href, words }, isTyped);

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

const NO_PICTURE: InsertedPicture = { src: '', alt: '', caption: '' };

function PicturePanel({ recordId, file, picture: present, ...props }: PartProps<'picture'>) {
  const { draft, selection, isDescribing = false, onInsert, onCancel } = props;
  const id = useId();
  const shown = draft ?? present ?? NO_PICTURE;
  const [src, setSrc] = useState(shown.src);
  const [alt, setAlt] = useState(shown.alt);
  const [caption, setCaption] = useState(shown.caption);
  const [isDecorative, setDecorative] = useState(
    draft?.isDecorative ?? (present?.alt === '' && !isDescribing),
  );
  const [busy, setBusy] = useState(false);
  /** The address of the picture that an upload will replace, if Enter was pressed during the upload. */
  const [replaced, setReplaced] = useState<string | null>(null);
  const [missing, setMissing] = useState<'' | 'file' | 'alt'>('');
  /** The alternative text that came with the current picture. */
  const brought = useRef(present?.alt ?? '');
  const before = present ?? NO_PICTURE;
  useOpenQuestion(src !== before.src, 'notInserted');
  useKeptDraft(
    { kind: 'picture', selection, src, alt, caption, isDecorative },
    src !== before.src || alt !== before.alt || caption !== before.caption,
  );

  function insert() {
    setReplaced(busy ? src : null);
    if (busy) return;
    if (src && (alt || isDecorative))
      onInsert({ kind: 'picture', src, alt: isDecorative ? '' : alt, caption });
    else setMissing(src ? 'alt' : 'file');
  }

  /** Changes a field. Enter then no longer counts, because the panel would close while somebody is typing. */
  function change(set: () => void) {
    setReplaced(null);
    set();
  }

  useEffect(() => {
    if (replaced === null || busy) return;
    // A failed upload leaves the former picture.
    if (src === replaced) setReplaced(null);
    else insert();
  });

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
          const former = brought.current;
          brought.current = known;
          setSrc(`${fileAddress(path)}#${width}x${height}`);
          setAlt((typed) => (typed === '' || typed === former ? known : typed));
        }}
      />
      {missing === 'file' && !src && (
        <p role="alert" className={styles.missing}>
          {texts.picture.fileNeeded}
        </p>
      )}
      {src && <img className={styles.picture} src={src} alt="" />}
      {!isDecorative && (
        <Field
          label={texts.picture.alt}
          hint={texts.picture.altHint}
          error={missing === 'alt' && !alt ? texts.picture.altNeeded : undefined}
          value={alt}
          onChange={({ target }) => change(() => setAlt(target.value))}
          onKeyDown={onEnter(insert)}
        />
      )}
      <CheckControl
        label={texts.picture.decorative}
        hint={texts.picture.decorativeHint}
        checked={isDecorative}
        onChange={({ target }) => change(() => setDecorative(target.checked))}
      />
      <Field
        label={texts.picture.caption}
        value={caption}
        onChange={({ target }) => change(() => setCaption(target.value))}
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
