'use client';

import { useEffect, useState } from 'react';
import { getBlogs } from '@/lib/content/blogs';
import { findLinkUsers, type LinkUsers } from '@/lib/content/link-use';
import { getMedias } from '@/lib/content/medias';

/** The blogs and press mentions that lead to PDFs; null while that is not known. */
export function useLinkUsers(): LinkUsers | null {
  const [users, setUsers] = useState<LinkUsers | null>(null);
  useEffect(() => {
    let latest = true;
    Promise.all([getBlogs(true), getMedias(true)])
      .then(([blogs, mentions]) => latest && setUsers(findLinkUsers(blogs, mentions)))
      .catch(() => {});
    return () => {
      latest = false;
    };
  }, []);
  return users;
}
