'use client';

import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import dialog from '@/components/admin/kit/dialog.module.scss';
import { Field } from '@/components/admin/kit/field';
import { matches } from '@/components/admin/kit/matches';
import { Notice } from '@/components/admin/kit/notice';
import { Picture } from '@/components/site/picture/picture';
import { pictureTexts } from '@/content/admin/pictures';
import { admin } from '@/content/admin/texts';
import { fileAddress } from '@/lib/records/file-address';
import { type LibraryPicture, readPictureLibrary } from '@/lib/records/picture-library';
import styles from './library-dialog.module.scss';
import type { StoredPicture } from './store-image';

const texts = pictureTexts.library;

/** The number of pictures added to the list at a time. */
const PAGE = 24;

export type LibraryDialogProps = {
  /** Distinguishes the button from others in the same form, for screen readers. */
  purpose?: string | undefined;
  open: boolean;
  onOpen(open: boolean): void;
  onChoose(picture: StoredPicture): void;
};

/** The button and dialog for choosing a picture that a blog or article already uses. */
export function LibraryDialog({ purpose, open, onOpen, onChoose }: LibraryDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpen(next)}>
      <Dialog.Trigger render={<Button className={styles.open} />}>
        {texts.open}
        {purpose && <span className="visually-hidden"> {purpose}</span>}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <div className={dialog.head}>
            <Dialog.Title className={dialog.title}>{texts.heading}</Dialog.Title>
            <Dialog.Close render={<Button small />}>{texts.close}</Dialog.Close>
          </div>
          <Library onChoose={onChoose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Loads the library in batches, and returns the pictures loaded so far. */
function useLibrary() {
  const [pictures, setPictures] = useState<LibraryPicture[]>([]);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reloads the library
  useEffect(() => {
    let left = false;
    async function load() {
      setState('loading');
      try {
        for await (const found of readPictureLibrary()) {
          if (left) return;
          setPictures(found);
        }
        setState('loaded');
      } catch {
        setState('failed');
      }
    }
    void load();
    return () => {
      left = true;
    };
  }, [attempt]);
  return { pictures, state, retry: () => setAttempt(attempt + 1) };
}

/** Returns a stored picture with its size in pixels. @throws EncodingError if the picture cannot be loaded. */
async function measured({ path, alt }: LibraryPicture): Promise<StoredPicture> {
  const image = new Image();
  image.src = fileAddress(path);
  await image.decode();
  return { path, alt, width: image.naturalWidth, height: image.naturalHeight };
}

function Library({ onChoose }: Pick<LibraryDialogProps, 'onChoose'>) {
  const { pictures, state, retry } = useLibrary();
  const [asked, setAsked] = useState('');
  const [shown, setShown] = useState(PAGE);
  const [isGone, setGone] = useState(false);
  const found = pictures.filter(({ alt, users }) =>
    matches([alt, ...users.map(({ title }) => title)].join('\n'), asked),
  );

  async function choose(picture: LibraryPicture) {
    setGone(false);
    try {
      onChoose(await measured(picture));
    } catch {
      setGone(true);
    }
  }

  return (
    <>
      <Field
        label={texts.search}
        hint={texts.searchHint}
        type="search"
        value={asked}
        onChange={({ target }) => {
          setAsked(target.value);
          setShown(PAGE);
        }}
      />
      <p role="status" className={styles.status}>
        {statusOf(state, pictures.length, found.length)}
      </p>
      {isGone && <Notice kind="error">{texts.gone}</Notice>}
      {state === 'failed' && (
        <Notice kind="error">
          <p>{texts.failed}</p>
          <Button onClick={retry}>{admin.actions.retry}</Button>
        </Notice>
      )}
      <ul className={styles.list}>
        {found.slice(0, shown).map((picture) => (
          <li key={picture.path}>
            <button type="button" className={styles.picture} onClick={() => void choose(picture)}>
              <Picture
                src={fileAddress(picture.path)}
                alt=""
                width={256}
                height={160}
                sizes="16rem"
                className={styles.frame}
              />
              <span className={styles.alt} dir="auto">
                {picture.alt || texts.noAlt}
              </span>
              <span className={styles.users} dir="auto">
                {usersOf(picture)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > shown && <Button onClick={() => setShown(shown + PAGE)}>{texts.showMore}</Button>}
    </>
  );
}

function statusOf(state: string, all: number, found: number): string {
  if (state === 'loading') return `${texts.loading} …`;
  if (state === 'failed') return '';
  if (all === 0) return texts.none;
  return found === 0 ? texts.nothing : `${found} ${found === 1 ? texts.one : texts.many}`;
}

function usersOf({ users: [first, ...others] }: LibraryPicture): string {
  const rest = others.length > 0 ? ` ${texts.and} ${others.length} ${texts.more}` : '';
  return `${texts.usedIn} ${first?.title}${rest}`;
}
