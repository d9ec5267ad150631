import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { namedColors } from '#contract/colors.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { Logo } from '#web/components/logo.tsx';
import { common } from '#web/copy/common.ts';
import { landing } from '#web/copy/landing.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { claims, testimonials } from '#web/marketing/claims.ts';
import { paths } from '#web/paths.ts';
import { SampleOutfitCard } from '#web/samples/sample-outfit-card.tsx';
import { first, meeting, rain, sunday, terrace } from '#web/samples/sample-outfits.ts';
import { Footer } from '#web/shell/footer.tsx';
import { LanguageOffer } from '#web/shell/language-offer.tsx';
import { Hero } from './hero.tsx';
import { PremiumCard } from './premium-card.tsx';
import { Section } from './section.tsx';
import { stepPictures } from './step-pictures.tsx';
import { Tryout } from './tryout/tryout.tsx';

const { statistics: statisticsCopy } = landing;

const figures = [
  [claims.users, statisticsCopy.users],
  [claims.garments, statisticsCopy.garments],
  [claims.outfits, statisticsCopy.outfits],
  [claims.satisfaction, statisticsCopy.satisfaction],
  [claims.activeUsers, statisticsCopy.activeUsers],
] as const;

function Statistics() {
  return (
    <section aria-labelledby="figures" className="mx-auto max-w-7xl px-5 pb-20 sm:px-8 sm:pb-28">
      <h2 className="sr-only" id="figures">
        {statisticsCopy.title}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 border-ink border-t sm:grid-cols-3 lg:grid-cols-5">
        {figures.map(([figure, label]) => (
          <div className="flex flex-col-reverse justify-end gap-1 pt-6 lg:pt-8" key={label}>
            <dt className="max-w-[18ch] text-[0.9375rem] text-ink-soft">{label}</dt>
            <dd className="whitespace-nowrap font-serif text-title-l tracking-[-0.02em]">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const outfits = [sunday, first, terrace, rain];

function Showcase() {
  return (
    <section aria-labelledby="conjuntos" className="mx-auto max-w-7xl px-5 pb-20 sm:px-8 sm:pb-28">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-ink border-t pt-6 pb-8 lg:pt-8">
        <h2 className="text-title-m" id="conjuntos">
          {landing.showcase.title}
        </h2>
        <p className="text-ink-soft">{landing.showcase.text}</p>
      </header>
      <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {outfits.map((outfit) => (
          <SampleOutfitCard key={outfit.title} outfit={outfit} />
        ))}
      </div>
    </section>
  );
}

const { reasons: copy } = landing;

function Reasons() {
  return (
    <Section text={copy.text(meeting.score, meeting.name)} title={copy.title}>
      <dl>
        {meeting.parts.map(({ label, points, max, reason }) => (
          <div
            className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-1 border-line border-t py-4 first:border-t-0 first:pt-0 sm:grid-cols-[14rem_5rem_1fr]"
            key={label}
          >
            <dt className="font-serif text-title-s">{label}</dt>
            <dd className="tabular text-burgundy-text text-title-s">{copy.points(points, max)}</dd>
            <dd className="col-span-2 text-ink-soft sm:col-span-1 sm:pt-0.5">{reason}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Sections below the first screen are laid out when they come near it. */
const unseenAtFirst =
  '[&>section:nth-of-type(n+3)]:[contain-intrinsic-size:auto_60rem] [&>section:nth-of-type(n+3)]:[content-visibility:auto]';

export function Landing() {
  return (
    <div data-landing>
      <LandingHeader />
      <main className={unseenAtFirst} id="contenido">
        <Hero />
        <Steps />
        <Tryout />
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

function ColorChart() {
  return (
    <section className="pb-20 sm:pb-28">
      <header className="mx-auto flex max-w-7xl flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-5 pb-6 sm:px-8">
        <h2 className="text-title-m">{landing.colors.title}</h2>
        <p className="text-ink-soft">{landing.colors.text}</p>
      </header>
      {/* Separates white and black from a page of the same colour. */}
      <ul className="flex h-36 border-line border-y sm:h-52">
        {namedColors.map(({ name, hex }) => (
          <li className="min-w-0 flex-1" key={name} style={{ background: hex }} title={colorLabel(name)}>
            <span className="sr-only">{colorLabel(name)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Features() {
  return (
    <Section title={landing.features.title}>
      <dl className="grid gap-x-12 gap-y-9 sm:grid-cols-2">
        {landing.features.items.map(([name, text]) => (
          <div className="grid content-start gap-1.5" key={name}>
            <dt className="font-serif text-title-s">{name}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Testimonials() {
  return (
    <Section title={landing.testimonials.title}>
      <ul className="grid gap-x-10 gap-y-10 md:grid-cols-3">
        {testimonials.map(({ name, context, text }) => (
          <li key={name}>
            <figure className="grid gap-4">
              <blockquote className="font-serif text-title-s">
                <p>«{text}»</p>
              </blockquote>
              <figcaption className="text-[0.9375rem]">
                <span className="font-medium">{name}</span>
                <span className="block text-ink-soft">{context}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Steps() {
  return (
    <Section title={landing.steps.title}>
      <ol className="grid gap-x-8 gap-y-12 md:grid-cols-3">
        {landing.steps.items.map(({ title, text }, at) => {
          const Picture = stepPictures[at];
          return (
            <li className="grid content-start gap-3" key={title}>
              {Picture && <Picture />}
              <h3 className="mt-1 flex items-baseline gap-3 text-title-s">
                <span aria-hidden="true" className="tabular text-[2.25rem] text-burgundy-text leading-none">
                  {at + 1}
                </span>
                {title}
              </h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

const { header: headerCopy, newsletter: newsletterCopy } = landing;

function LandingHeader() {
  return (
    <header className="border-line border-b">
      <div className="mx-auto flex min-h-16 max-w-7xl items-center justify-between gap-3 px-5 sm:px-8">
        <Link aria-label={common.product} className="flex min-h-11 items-center" data-logo to={paths.home}>
          <Logo />
        </Link>
        <div className="flex items-center gap-2 sm:gap-3">
          <LanguageOffer />
          <ButtonLink className="max-sm:px-2!" size="s" to={paths.login} variant="ghost">
            {headerCopy.login}
          </ButtonLink>
          <ButtonLink className="max-sm:hidden!" size="s" to={paths.trial} variant="secondary">
            {headerCopy.trial}
          </ButtonLink>
          <ButtonLink className="tabular" size="s" to={paths.registerForPremium}>
            {headerCopy.premium}
          </ButtonLink>
        </div>
      </div>
      <Link
        className="grid min-h-11 place-items-center border-line border-t font-medium text-[0.9375rem] text-burgundy-text sm:hidden"
        to={paths.trial}
      >
        {headerCopy.trial}
      </Link>
    </header>
  );
}

function Newsletter() {
  const [answer, setAnswer] = useState<'none' | 'missing' | 'invalid' | 'soon'>('none');

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = event.currentTarget.elements.namedItem('email');
    if (!(email instanceof HTMLInputElement)) return;
    if (email.validity.valid) return setAnswer('soon');
    setAnswer(email.validity.valueMissing ? 'missing' : 'invalid');
    email.focus();
  }

  return (
    <Section text={newsletterCopy.text} title={newsletterCopy.title}>
      <div className="grid max-w-xl content-start gap-4">
        <form
          className="grid items-start gap-3 sm:grid-cols-[1fr_auto]"
          method="dialog"
          noValidate
          onChange={() => setAnswer('none')}
          onSubmit={subscribe}
        >
          <Field
            error={answer === 'missing' || answer === 'invalid' ? newsletterCopy[answer] : undefined}
            label={newsletterCopy.email}
            required
          >
            <TextInput
              autoComplete="email"
              name="email"
              placeholder={newsletterCopy.placeholder}
              type="email"
            />
          </Field>
          <Button className="sm:mt-7.5" type="submit">
            {newsletterCopy.button}
          </Button>
        </form>
        <div role="status">
          {answer === 'soon' && (
            <Notice tone="success" className="grid gap-1">
              <p className="font-medium">{newsletterCopy.soonTitle}</p>
              <p className="text-ink-soft">{newsletterCopy.soon}</p>
            </Notice>
          )}
        </div>
      </div>
    </Section>
  );
}
