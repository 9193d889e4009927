import type { Texts } from './texts.ts'

export const french: Texts = {
  locale: 'fr-FR',
  invoice: 'Facture',
  creditNote: 'Note de crédit',
  draft: 'Brouillon',
  number: 'Numéro',
  date: 'Date',
  dueDate: 'Échéance',
  reference: 'Votre référence',
  period: 'Période',
  project: 'Projet',
  credited: 'Crédit sur facture',
  attention: 'À l’attention de',
  customerVat: 'Votre n° de TVA',
  description: 'Désignation',
  quantity: 'Quantité',
  price: 'Prix',
  discount: 'Remise',
  vat: 'TVA',
  amount: 'Montant',
  carriedForward: 'À reporter',
  broughtForward: 'Report',
  taxable: 'Base HT',
  totalExclVat: 'Total HT',
  totalVat: 'TVA',
  total: 'Total TTC',
  payment: 'Paiement',
  accountHolder: 'Bénéficiaire',
  paymentReference: 'Communication',
  scan: 'Scannez pour payer',
  page: 'Page',
  pageOf: 'sur',
  cocCode: 'N° d’entreprise',
  vatNumber: 'TVA',
  units: {
    hour: ['heure', 'heures'],
    piece: ['pièce', 'pièces'],
    day: ['jour', 'jours'],
    week: ['semaine', 'semaines'],
    month: ['mois', 'mois'],
    year: ['an', 'ans'],
    km: ['km', 'km'],
  },
  vatGroups: {
    E: 'Exonéré de TVA',
    AE: 'Autoliquidation',
    K: 'Livraison intracommunautaire',
    G: 'Exportation',
    O: 'Hors champ de la TVA',
  },
  exemptions: {
    E: 'Exonéré de TVA',
    AE: 'Autoliquidation',
    K: 'Livraison intracommunautaire exonérée de TVA',
    G: 'Exportation exonérée de TVA',
    O: 'Opération non soumise à la TVA',
  },
  pay: ({ amount, dueDate, days }) =>
    days > 0
      ? `Merci de régler ${amount} sous ${days} ${days === 1 ? 'jour' : 'jours'}, au plus tard le ${dueDate}.`
      : `Merci de régler ${amount} au plus tard le ${dueDate}.`,
  settle: (number) =>
    number
      ? `Ce montant sera déduit de la facture ${number} ou vous sera remboursé.`
      : 'Ce montant sera déduit ou vous sera remboursé.',
  nothingDue: 'Aucun paiement n’est dû.',
}
