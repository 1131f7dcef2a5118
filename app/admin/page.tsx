import { AdminHome } from '@/components/admin/shell/admin-home';

export default function AdminPage() {
  return <AdminHome />;
}
