'use client';

import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import { admin } from '@/content/admin/texts';
import styles from './toaster.module.scss';

/** Returns a function that shows a brief message, which screen readers announce. */
export function useToast(): (text: string) => void {
  const { add } = Toast.useToastManager();
  return (text) => void add({ title: text });
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      <Toast.Content className={styles.content}>
        <Toast.Title className={styles.title} />
        <Toast.Close className={styles.close} aria-label={admin.actions.dismiss}>
          <span aria-hidden="true">×</span>
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

export type ToasterProps = { children: ReactNode };

/** Shows toasts over any view. */
export function Toaster({ children }: ToasterProps) {
  return (
    <Toast.Provider>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
