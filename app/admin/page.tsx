import { AdminHome } from '@/components/admin/admin-home/admin-home';

export default function AdminPage() {
  return <AdminHome />;
}
