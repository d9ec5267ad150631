import type { Translation } from '#contract/languages.ts';

export const contact: Translation<typeof import('../marketing-contact.ts').contact> = {
  meta: {
    title: 'Contacto',
    description: 'Como escrever à equipa do Vestidor: endereço, telefone, horário e perguntas frequentes.',
  },
  title: 'Conta-nos.',
  lead: 'Uma dúvida, uma falha, uma ideia: o que for.',
  write: (email) => `Escreve-nos para ${email}.`,
  fields: { name: 'Nome', email: 'Email', subject: 'Assunto', message: 'Mensagem' },
  errors: {
    name: 'Escreve o teu nome',
    email: 'Escreve o teu email',
    emailFormat: 'Este email não parece completo',
    subject: 'Escreve o assunto',
    message: 'Escreve a tua mensagem',
  },
  submit: 'Enviar mensagem',
  sent: 'Mensagem enviada. Entraremos em contacto em breve.',
  details: {
    title: 'Dados de contacto',
    phone: 'Telefone',
    address: 'Endereço',
    company: 'Empresa',
  },
  hours: {
    title: 'Horário de atendimento',
    list: [
      ['Segunda a sexta', '9:00-18:00 PST'],
      ['Sábado', '10:00-16:00'],
      ['Domingo', 'Fechado'],
    ],
    reply: 'Respondemos em menos de 24 horas.',
  },
  questionsTitle: 'Talvez já esteja respondido',
};
