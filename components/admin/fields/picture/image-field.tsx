'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { editors } from '@/content/admin/editors';
import { fileAddress } from '@/lib/records/file-address';
import styles from './image-field.module.scss';
import { PictureInput } from './picture-input';

export type ImageFieldProps = {
  recordId: string;
  /** The current image's path in storage, or ''. */
  path: string;
  /** Also receives the alternative text of a picture from the library. */
  onChange(path: string, alt?: string): void;
  /** Reports whether a picture is being checked or uploaded. */
  onBusy(busy: boolean): void;
};

const texts = editors.image;

/** Accepts a picture, uploads it and shows it. A rejected file leaves the current image unchanged. */
export function ImageField({ recordId, path, onChange, onBusy }: ImageFieldProps) {
  const id = useId();
  const [uploads, setUploads] = useState(0);

  return (
    <div className={styles.field}>
      {/* Remounted for each new picture, because the same path may have failed to load before. */}
      {path && <img key={uploads} className={styles.cover} src={fileAddress(path)} alt="" />}
      <div className={styles.choice}>
        <label className={path ? 'visually-hidden' : styles.text} htmlFor={id}>
          {texts.label}
        </label>
        {!path && <p className={styles.text}>{texts.none}</p>}
        <PictureInput
          id={id}
          recordId={recordId}
          onBusy={onBusy}
          onStored={(picture) => {
            onChange(picture.path, picture.alt);
            setUploads((count) => count + 1);
          }}
        />
        {path && (
          <Button kind="quiet" className={styles.remove} onClick={() => onChange('')}>
            {texts.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
