/** What a firm has departments for, as it follows "responsable de", "jefa de" and the like. */
export const fields = {
  ca: `vendes|marqueting|finances|financera|comptabilitat|compres|rrhh|comunicacio|operacions|qualitat|produccio|
  administracio|exportacio|innovacio|tecnologia|recursos humans`,
  es: `ventas|comercial|marketing|mercadeo|finanzas|financiero|financiera|contabilidad|compras|rrhh|operaciones|calidad|
  exportaciones|legal|juridico|juridica|tecnologia|informatica|sistemas|logistica|tecnico|tecnica|recursos humanos|
  i d|{administra,comunica,exporta,innova,produc}cion`,
  gl: 'vendas|comercial|mercadotecnia|finanzas|contabilidade|compras|comunicacion|recursos humanos',
  pt: `vendas|comercial|marketing|financas|financeiro|financeira|contabilidade|compras|rh|comunicacao|operacoes|
  qualidade|producao|administrativo|administrativa|exportacao|inovacao|juridico|juridica|ti|tecnico|tecnica|
  logistica|recursos humanos`,
};
