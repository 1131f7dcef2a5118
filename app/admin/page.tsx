import { AdminHome } from '@/components/admin/shell/session/admin-home';

export default function AdminPage() {
  return <AdminHome />;
}
