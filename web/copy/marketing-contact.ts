export const contact = {
  meta: {
    title: 'Contacto',
    description: 'Cómo escribir al equipo de Vestidor: dirección, teléfono, horario y dudas frecuentes.',
  },
  title: 'Cuéntanos.',
  lead: 'Una duda, un fallo, una idea: lo que sea.',
  write: (email: string) => `Escríbenos a ${email}.`,
  fields: { name: 'Nombre', email: 'Email', subject: 'Asunto', message: 'Mensaje' },
  errors: {
    name: 'Escribe tu nombre',
    email: 'Escribe tu email',
    emailFormat: 'Este email no parece completo',
    subject: 'Escribe el asunto',
    message: 'Escribe tu mensaje',
  },
  submit: 'Enviar mensaje',
  sent: 'Mensaje enviado correctamente. Te contactaremos pronto.',
  details: {
    title: 'Datos de contacto',
    phone: 'Teléfono',
    address: 'Dirección',
    company: 'Empresa',
  },
  hours: {
    title: 'Horario de atención',
    list: [
      ['Lunes a viernes', '9:00-18:00 PST'],
      ['Sábado', '10:00-16:00'],
      ['Domingo', 'Cerrado'],
    ],
    reply: 'Respondemos en menos de 24 horas.',
  },
  questionsTitle: 'Quizá ya esté contestado',
} as const;
