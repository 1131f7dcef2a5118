'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/admin/shared/button';
import { useUploadingForm } from '@/components/admin/shared/pending-uploads';
import { FileInput, UploadProgress } from '@/components/admin/shared/upload';
import { useUpload } from '@/components/admin/shared/use-upload';
import { editors } from '@/content/admin/editors';
import { getFileUrl } from '@/lib/content/files';
import styles from './image-field.module.scss';
import { imageRefusal, storeImage } from './store-image';

export type ImageFieldProps = {
  recordId: string;
  /** The stored path of the present image, or ''. */
  path: string;
  onChange(path: string): void;
};

const texts = editors.image;

/** Takes a PNG file, uploads it and shows it. A refused file leaves the present image as it is. */
export function ImageField({ recordId, path, onChange }: ImageFieldProps) {
  const id = useId();
  const upload = useUpload();
  const { track } = useUploadingForm();
  const [uploads, setUploads] = useState(0);

  async function choose(file: File): Promise<boolean> {
    const refusal = await imageRefusal(file);
    if (refusal) {
      upload.refuse(refusal);
      return false;
    }
    return upload.start(async (options) => {
      onChange(await storeImage(recordId, file, options));
      setUploads((count) => count + 1);
    });
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {texts.label}
      </label>
      <div className={styles.choice}>
        {path ? (
          // Shown anew after each upload: the same path may have led to nothing before.
          <img key={uploads} className={styles.preview} src={getFileUrl(path)} alt="" />
        ) : (
          <p className={styles.none}>{texts.none}</p>
        )}
        <div className={styles.controls}>
          <FileInput
            id={id}
            accept=".png,image/png"
            onChoose={(file) => track(choose(file))}
            aria-invalid={Boolean(upload.failure)}
            aria-describedby={`${id}-state`}
          />
          <UploadProgress id={`${id}-state`} {...upload} />
          {path && (
            <Button kind="quiet" className={styles.remove} onClick={() => onChange('')}>
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
