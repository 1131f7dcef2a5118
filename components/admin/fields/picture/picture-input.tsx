'use client';

import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { type UploadOutcome, useOpenQuestion } from '@/components/admin/kit/pending-uploads';
import { ignoreSecondClick } from '@/components/admin/kit/second-click';
import { FileInput, UploadProgress, useUpload } from '@/components/admin/kit/upload';
import { fileSize } from '@/components/ui/download-link/file-size';
import { pictureTexts } from '@/content/admin/pictures';
import { fill } from '@/lib/text/fill';
import type { Converted } from './convert-picture';
import { droppedPicture } from './dropped-picture';
import { LibraryDialog } from './library-dialog';
import styles from './picture-input.module.scss';
import { checkPicture, type StoredPicture, storeImage } from './store-image';

export type PictureInputProps = {
  /** The file chooser's id, for its label. */
  id: string;
  /** The id of the record under which the picture is stored. */
  recordId: string;
  /** Distinguishes this library button from others in the same form, for screen readers. */
  purpose?: string;
  /** A file that was dropped or pasted elsewhere on the page. */
  file?: File | null;
  onStored(picture: StoredPicture): void;
  /** Reports whether a file is being checked or uploaded. */
  onBusy?(busy: boolean): void;
};

/** Accepts a chosen, dropped or pasted picture and uploads it as a PNG. */
export function PictureInput({ id, recordId, purpose, file, onStored, onBusy }: PictureInputProps) {
  const upload = useUpload();
  const [offer, setOffer] = useState<Converted | null>(null);
  const [checking, setChecking] = useState(false);
  const [isOver, setOver] = useState(false);
  const [library, setLibrary] = useState(false);
  /** The number of the latest choice. An earlier choice whose check ends later must not replace the latest. */
  const turn = useRef(0);
  const busy = checking || upload.share !== null;
  useEffect(() => onBusy?.(busy), [onBusy, busy]);
  useOpenQuestion(offer !== null);

  function store(picture: File): Promise<UploadOutcome> {
    setOffer(null);
    return upload.start(async (options) => onStored(await storeImage(recordId, picture, options)));
  }

  async function choose(chosen: File): Promise<UploadOutcome> {
    turn.current += 1;
    const mine = turn.current;
    setLibrary(false);
    setOffer(null);
    setChecking(true);
    const checked = await checkPicture(chosen);
    if (mine !== turn.current) return 'superseded';
    setChecking(false);
    if ('file' in checked) return store(checked.file);
    upload.supersede();
    if ('refusal' in checked) {
      upload.refuse(checked.refusal);
      return 'failed';
    }
    setOffer(checked.offer);
    return 'undecided';
  }

  const taken = useRef<File>(null);
  useEffect(() => {
    if (!file || taken.current === file) return;
    taken.current = file;
    upload.track(choose(file));
  });

  /** Accepts any dropped file, because otherwise the browser would leave the form and open the file. */
  function drop(event: DragEvent) {
    setOver(false);
    const dropped = droppedPicture(event.dataTransfer) ?? event.dataTransfer.files[0];
    if (!dropped) return;
    event.preventDefault();
    upload.track(choose(dropped));
  }

  function paste(event: ClipboardEvent) {
    const pasted = droppedPicture(event.clipboardData);
    if (!pasted) return;
    event.preventDefault();
    upload.track(choose(pasted));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard users can use the file chooser
    <div
      className={styles.input}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <p id={`${id}-hint`} className={styles.hint}>
        {pictureTexts.hint}
      </p>
      <div className={styles.ways}>
        <FileInput
          id={id}
          accept=".png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp"
          onChoose={(chosen) => upload.track(choose(chosen))}
          aria-invalid={Boolean(upload.failure)}
          aria-describedby={`${id}-hint ${id}-state`}
        />
        <LibraryDialog
          purpose={purpose}
          open={library}
          onOpen={setLibrary}
          onChoose={(picture) => {
            turn.current += 1;
            setLibrary(false);
            setChecking(false);
            setOffer(null);
            upload.supersede();
            onStored(picture);
          }}
        />
      </div>
      <div role="status">
        {checking && `${pictureTexts.checking} …`}
        {offer && <p>{offerText(offer)}</p>}
      </div>
      {offer && (
        <div className={styles.ways}>
          <Button
            kind="primary"
            onClick={() => {
              // The upload's Cancel button appears in this place.
              ignoreSecondClick();
              void store(offer.file);
            }}
          >
            {pictureTexts.offer.accept}
          </Button>
          <Button onClick={() => setOffer(null)}>{pictureTexts.offer.decline}</Button>
        </div>
      )}
      <UploadProgress id={`${id}-state`} {...upload} />
    </div>
  );
}

const number = new Intl.NumberFormat('en-GB');

function offerText({ file, width, height }: Converted): string {
  return fill(pictureTexts.offer.text, {
    width: number.format(width),
    height: number.format(height),
    size: fileSize(file.size),
  });
}
