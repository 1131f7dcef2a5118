'use client';

import { links } from '@/content/admin/links';
import { copyText } from '@/lib/elements/clipboard';
import { Button } from './button';
import { useToast } from './toaster';

export type CopyButtonProps = {
  text: string;
  /** The name of the copied text, for screen readers. */
  name: string;
};

export function CopyButton({ text, name }: CopyButtonProps) {
  const toast = useToast();
  const copy = async () => toast((await copyText(text)) ? links.copied : links.copyFailed);
  return (
    <Button small onClick={copy} aria-label={`${links.copy}: ${name}`}>
      {links.copy}
    </Button>
  );
}
