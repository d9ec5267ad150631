import { Outlet } from 'react-router';
import { Footer } from '#web/features/shell/footer.tsx';
import { PublicHeader } from '#web/features/shell/public-header.tsx';

/** The frame of the pages that tell about the product. */
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
