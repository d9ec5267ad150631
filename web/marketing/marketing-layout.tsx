import { Outlet } from 'react-router';
import { Footer } from '#web/shell/footer.tsx';
import { PublicHeader } from '#web/shell/public-header.tsx';

export default function MarketingLayout() {
  return (
    <>
      <PublicHeader />
      <main id="contenido">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
