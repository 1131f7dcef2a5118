import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AdminFrame } from '@/components/admin/shared/admin-frame';
import { admin } from '@/content/admin/texts';

export const metadata: Metadata = { title: admin.title, robots: { index: false, follow: false } };

export default function AdminLayout({ children }: { children: ReactNode }) {
  return <AdminFrame>{children}</AdminFrame>;
}
