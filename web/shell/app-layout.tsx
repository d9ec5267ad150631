import { Outlet } from 'react-router';
import { AppProviders } from './app-providers.tsx';

export default function AppLayout() {
  return (
    <AppProviders>
      <Outlet />
    </AppProviders>
  );
}
