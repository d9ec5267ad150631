import { Footer } from '#web/shell/footer.tsx';
import { ColorChart } from './color-chart.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { LandingHeader } from './landing-header.tsx';
import { Newsletter } from './newsletter.tsx';
import { PremiumCard } from './premium-card.tsx';
import { Reasons } from './reasons.tsx';
import { Showcase } from './showcase.tsx';
import { Statistics } from './statistics.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';

export function Landing() {
  return (
    <div data-landing>
      <LandingHeader />
      <main id="contenido">
        <Hero />
        <Steps />
        <Showcase />
        <Reasons />
        <Statistics />
        <ColorChart />
        <Features />
        <Testimonials />
        <PremiumCard />
        <Newsletter />
      </main>
      <Footer />
    </div>
  );
}
