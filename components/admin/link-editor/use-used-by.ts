'use client';

import { useEffect, useState } from 'react';
import { getBlogs } from '@/lib/content/blogs';
import { linksTo } from '@/lib/content/link-use';
import { getMedias } from '@/lib/content/medias';

export type UsedBy = { kind: 'blog' | 'media'; id: string; title: string }[];

/** The blogs and press mentions that lead to a PDF; null while that is not known. */
export function useUsedBy(id: string): UsedBy | null {
  const [found, setFound] = useState<UsedBy | null>(null);
  useEffect(() => {
    if (!id) return;
    let latest = true;
    Promise.all([getBlogs(true), getMedias(true)])
      .then(([blogs, medias]) => {
        if (!latest) return;
        setFound([
          ...linksTo(id, blogs).map((blog) => ({ kind: 'blog' as const, id: blog.id, title: blog.title })),
          ...linksTo(id, medias).map((media) => ({
            kind: 'media' as const,
            id: media.id,
            title: media.title,
          })),
        ]);
      })
      .catch(() => {});
    return () => {
      latest = false;
    };
  }, [id]);
  return found;
}
