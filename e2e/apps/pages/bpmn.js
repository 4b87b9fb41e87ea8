import Modeler from 'bpmn-js/lib/Modeler';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-font/css/bpmn.css';

document.querySelector('#app').style.height = '100vh';
window.modeler = new Modeler({ container: '#app' });
window.modeler.importXML(`<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" id="d" targetNamespace="http://bpmn.io/schema/bpmn">
<bpmn:process id="p" isExecutable="false"><bpmn:startEvent id="start" name="Order" /></bpmn:process>
<bpmndi:BPMNDiagram id="di"><bpmndi:BPMNPlane id="plane" bpmnElement="p"><bpmndi:BPMNShape id="shape" bpmnElement="start"><dc:Bounds x="280" y="200" width="36" height="36" /></bpmndi:BPMNShape></bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</bpmn:definitions>`);
