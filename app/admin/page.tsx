import { AdminHome } from '@/components/admin/session/admin-home';

export default function AdminPage() {
  return <AdminHome />;
}
