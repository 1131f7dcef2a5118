'use client';

import type { ComponentPropsWithRef } from 'react';
import { admin } from '@/content/admin/texts';
import { uploads } from '@/content/admin/uploads';
import { Button } from './button';
import styles from './upload.module.scss';
import type { useUpload } from './use-upload';
import { useWaited } from './use-waited';

export type UploadProgressProps = Pick<
  ReturnType<typeof useUpload>,
  'share' | 'failure' | 'notice' | 'remedy' | 'cancel'
> & {
  id: string;
};

/** An upload's progress with a cancel button, or its error with a retry button. */
export function UploadProgress({ id, share, failure, notice, remedy, cancel }: UploadProgressProps) {
  const slow = useWaited(share) === 'long';
  const percent = Math.round((share ?? 0) * 100);
  return (
    <div id={id} className={styles.state}>
      {share !== null && (
        <>
          <progress className={styles.progress} aria-label={uploads.uploading} max={100} value={percent} />
          <div className={styles.row}>
            <span>{percent} %</span>
            <Button kind="quiet" onClick={cancel}>
              {admin.actions.cancel}
            </Button>
          </div>
        </>
      )}
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <p role="status">{slow ? uploads.slow : notice}</p>
      {remedy && <Button onClick={remedy.act}>{remedy.label}</Button>}
    </div>
  );
}

export type FileInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'onChange'> & {
  onChoose(file: File): void;
};

/** A file chooser styled as a button, which accepts the same file again. */
export function FileInput({ onChoose, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      className={styles.input}
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onChoose(file);
        target.value = '';
      }}
    />
  );
}
